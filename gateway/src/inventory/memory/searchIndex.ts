import type { SearchCriteria } from '../search/criteria.ts';
import type { CourseOrder } from '../search/findCourses.ts';
import { at, type Column, type CourseRow, type InventoryColumns } from './columns.ts';
import { type CourseColumns, fittingCourses, toCourseColumns } from './courseColumns.ts';
import { patternReader, type Texts } from './patternReader.ts';
import { FittingPlans } from './fittingPlans.ts';
import { type PlanSets, toPlanSets } from './planBits.ts';
import { mendPriceTable, type PriceTable, toPriceTable } from './planOrder.ts';
import { PriceSearch } from './priceSearch.ts';

/** Above every place of a course. */
const PLACES = 2 ** 21;

/** A course and its lowest price as one number, so that a list of them sorts without a comparison. */
export type PricedCourse = number;

function toPricedCourse(course: number, price: number): PricedCourse {
  return price * PLACES + course;
}

/** Returns the place of the course. */
export function courseOf(priced: PricedCourse): number {
  return priced % PLACES;
}

/** Returns the lowest price, in yen. */
export function priceOf(priced: PricedCourse): number {
  return Math.floor(priced / PLACES);
}

/**
 * Returns the places of the courses, highest value first. Equal ones follow by id, which is the order
 * of the places.
 */
function sortByColumn(courses: readonly CourseRow[], order: Exclude<CourseOrder, 'price'>): Column {
  const rank = courses.map((course) => course[order]);
  return Int32Array.from(courses, (_, place) => place).sort(
    (one, other) => (rank[other] ?? 0) - (rank[one] ?? 0) || one - other,
  );
}

/** What an index makes of its columns. */
interface Parts {
  readonly prices: PriceTable;
  readonly names: Texts;
  readonly courses: CourseColumns;
  readonly plans: PlanSets;
  readonly orders: Map<CourseOrder, Column>;
}

function toParts(columns: InventoryColumns): Parts {
  const names = patternReader(columns.courses.map(({ search_name }) => search_name));
  const titles = patternReader(columns.titles.map(({ searchTitle }) => searchTitle));
  return {
    prices: toPriceTable(columns),
    names,
    courses: toCourseColumns(columns.courses),
    plans: toPlanSets(columns, { names, titles }),
    orders: new Map(),
  };
}

/** The index of one generation of the inventory, which all its searches share. */
export class SearchIndex {
  readonly columns: InventoryColumns;
  readonly #parts: Parts;
  #last: { readonly criteria: SearchCriteria; readonly search: PriceSearch } | undefined;

  constructor(columns: InventoryColumns, parts = toParts(columns)) {
    this.columns = columns;
    this.#parts = parts;
  }

  /**
   * Returns the index of columns that differ from its own in stock, in prices of single days, and in the
   * plans' own prices of these courses.
   * The two share everything else.
   */
  mended(columns: InventoryColumns, courses: ReadonlySet<number>): SearchIndex {
    const prices = mendPriceTable(this.#parts.prices, columns, courses);
    return new SearchIndex(columns, { ...this.#parts, prices });
  }

  /**
   * Returns the search for prices that fit the criteria. A request asks several questions with the same
   * criteria, one after the other, so the last search is kept.
   */
  prices(criteria: SearchCriteria): PriceSearch {
    if (this.#last?.criteria === criteria) return this.#last.search;
    const { prices, plans } = this.#parts;
    const fitting = new FittingPlans(plans, criteria);
    const search = new PriceSearch(this.columns, prices, criteria, fitting);
    this.#last = { criteria, search };
    return search;
  }

  /** What a search reads of the courses themselves. */
  get courseColumns(): CourseColumns {
    return this.#parts.courses;
  }

  /** Says by course whether it fits, whatever plans it has: 1 or 0. */
  #fitting(criteria: SearchCriteria): Uint8Array {
    return fittingCourses(this.#parts.courses, criteria, this.#parts.names);
  }

  /** Returns the courses that fit, whatever plans they have, by id. */
  courses(criteria: SearchCriteria): number[] {
    const fits = this.#fitting(criteria);
    const found: number[] = [];
    for (let course = 0; course < fits.length; course += 1)
      if (fits[course] === 1) found.push(course);
    return found;
  }

  /** Returns all courses in an order, which is sorted once. */
  #ordered(order: Exclude<CourseOrder, 'price'>): Column {
    const { orders } = this.#parts;
    const known = orders.get(order) ?? sortByColumn(this.columns.courses, order);
    orders.set(order, known);
    return known;
  }

  /** Returns every course that fits and has an offer, cheapest first, and equal ones by id. */
  priced(criteria: SearchCriteria): Float64Array {
    const prices = this.prices(criteria);
    const courses = this.courses(criteria);
    const found = new Float64Array(courses.length);
    let count = 0;
    for (const course of courses) {
      const price = prices.lowest(course);
      if (price === Infinity) continue;
      found[count] = toPricedCourse(course, price);
      count += 1;
    }
    return found.subarray(0, count).sort();
  }

  /** Returns every course that fits and has an offer, in the order of a column. */
  inOrder(criteria: SearchCriteria, order: Exclude<CourseOrder, 'price'>): number[] {
    const prices = this.prices(criteria);
    const fits = this.#fitting(criteria);
    const ordered = this.#ordered(order);
    const found: number[] = [];
    for (let place = 0; place < ordered.length; place += 1) {
      const course = at(ordered, place);
      if (fits[course] === 1 && prices.hasOffer(course)) found.push(course);
    }
    return found;
  }

  /** Counts the courses that fit and have an offer. */
  count(criteria: SearchCriteria): number {
    const prices = this.prices(criteria);
    let count = 0;
    for (const course of this.courses(criteria)) if (prices.hasOffer(course)) count += 1;
    return count;
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
