import type { SearchCriteria } from '../search/criteria.ts';
import type { CourseOrder } from '../search/findCourses.ts';
import type { CourseRow, InventoryColumns } from './columns.ts';
import { courseFilter, patternReader, planFilter, type Texts } from './fits.ts';
import { mendPriceTable, type PriceTable, toPriceTable } from './planOrder.ts';
import { PriceSearch } from './priceSearch.ts';

/** A course by its place in the columns, and its lowest price in yen. */
interface Priced {
  readonly course: number;
  readonly price: number;
}

function byPrice(one: Priced, other: Priced): number {
  return one.price - other.price || one.course - other.course;
}

/**
 * Returns the places of the courses, highest value first. Equal ones follow by id, which is the order
 * of the places.
 */
function sortByColumn(
  courses: readonly CourseRow[],
  order: Exclude<CourseOrder, 'price'>,
): readonly number[] {
  const rank = courses.map((course) => course[order]);
  return courses
    .map((_, place) => place)
    .sort((one, other) => (rank[other] ?? 0) - (rank[one] ?? 0) || one - other);
}

/** What an index makes of its columns. */
interface Parts {
  readonly prices: PriceTable;
  readonly names: Texts;
  readonly titles: Texts;
  readonly orders: Map<CourseOrder, readonly number[]>;
}

function toParts(columns: InventoryColumns): Parts {
  return {
    prices: toPriceTable(columns),
    names: patternReader(columns.courses.map(({ search_name }) => search_name)),
    titles: patternReader(columns.titles.map(({ searchTitle }) => searchTitle)),
    orders: new Map(),
  };
}

/** The index of one generation of the inventory, which all its searches share. */
export class SearchIndex {
  readonly columns: InventoryColumns;
  readonly #parts: Parts;

  constructor(columns: InventoryColumns, parts = toParts(columns)) {
    this.columns = columns;
    this.#parts = parts;
  }

  /**
   * Returns the index of columns that differ from its own in stock, and in the prices of these courses.
   * The two share everything else.
   */
  mended(columns: InventoryColumns, courses: ReadonlySet<number>): SearchIndex {
    const prices = mendPriceTable(this.#parts.prices, columns, courses);
    return new SearchIndex(columns, { ...this.#parts, prices });
  }

  /** Returns the search for prices that fit the criteria. */
  prices(criteria: SearchCriteria): PriceSearch {
    const fits = planFilter(this.columns, criteria, this.#parts);
    return new PriceSearch(this.columns, this.#parts.prices, criteria, fits);
  }

  /** Returns the courses that fit, whatever plans they have, by id. */
  courses(criteria: SearchCriteria): number[] {
    const fits = courseFilter(this.columns, criteria, this.#parts.names);
    const found: number[] = [];
    for (let course = 0; course < this.columns.courses.length; course += 1)
      if (fits(course)) found.push(course);
    return found;
  }

  /** Returns all courses in an order, which is sorted once. */
  #ordered(order: Exclude<CourseOrder, 'price'>): readonly number[] {
    const { orders } = this.#parts;
    const known = orders.get(order) ?? sortByColumn(this.columns.courses, order);
    orders.set(order, known);
    return known;
  }

  /** Returns every course that fits and has an offer with its lowest price, cheapest first. */
  priced(criteria: SearchCriteria): Priced[] {
    const prices = this.prices(criteria);
    return this.courses(criteria)
      .map((course) => ({ course, price: prices.lowest(course) }))
      .filter(({ price }) => price < Infinity)
      .sort(byPrice);
  }

  /** Returns every course that fits and has an offer, in the order of a column. */
  inOrder(criteria: SearchCriteria, order: Exclude<CourseOrder, 'price'>): number[] {
    const prices = this.prices(criteria);
    const fits = new Set(this.courses(criteria));
    return this.#ordered(order).filter((course) => fits.has(course) && prices.hasOffer(course));
  }

  /** Counts the courses that fit and have an offer. */
  count(criteria: SearchCriteria): number {
    const prices = this.prices(criteria);
    return this.courses(criteria).filter((course) => prices.hasOffer(course)).length;
  }

  /** Returns the courses of these ids, each once and by id. Unknown ids are left out. */
  places(ids: readonly number[]): number[] {
    const places = ids.flatMap((id) => this.columns.placeOfCourse.get(id) ?? []);
    return [...new Set(places)].sort((one, other) => one - other);
  }

  /** Returns the id of the course at a place. Throws RangeError where there is none. */
  idOf(course: number): number {
    return this.row(course).id;
  }

  /** Returns the course at a place. Throws RangeError where there is none. */
  row(course: number): CourseRow {
    const row = this.columns.courses[course];
    if (row === undefined) throw new RangeError(`There is no course at place ${course}.`);
    return row;
  }
}
