import { OVERSEAS } from 'shared-contracts/areas';
import type { InventorySearch, PlanKey } from '../inventorySearch.ts';
import type { SearchCriteria } from '../search/criteria.ts';
import { type CourseOrder, type FoundCourses, PAGE_SIZE } from '../search/findCourses.ts';
import type { DayPrice } from '../search/readDayPrices.ts';
import type { LowestPrice } from '../search/readLowestPrices.ts';
import type { Marker } from '../search/readMarkers.ts';
import { titleKey } from '../search/readTitles.ts';
import type { StockDay } from '../search/readStock.ts';
import { askedDays } from './askedDays.ts';
import { at, type CourseRow, type InventoryColumns } from './columns.ts';
import { courseFilter, patternReader, planFilter } from './fits.ts';
import { joinHalves } from './lanes.ts';
import { offersOf } from './offersOf.ts';
import { toPriceTable } from './planOrder.ts';
import { PriceSearch } from './priceSearch.ts';
import { suggestFrom } from './suggestFrom.ts';

interface Priced {
  readonly course: number;
  readonly price: number;
}

function byPrice(one: Priced, other: Priced): number {
  return one.price - other.price || one.course - other.course;
}

/** Places of courses, most first; equal ones by id, which is the order of the places. */
function sortByColumn(
  courses: readonly CourseRow[],
  order: Exclude<CourseOrder, 'price'>,
): readonly number[] {
  const rank = courses.map((course) => course[order]);
  return courses
    .map((_, place) => place)
    .sort((one, other) => (rank[other] ?? 0) - (rank[one] ?? 0) || one - other);
}

/** The index of one generation of the inventory: what every search of it shares. */
class SearchIndex {
  readonly columns: InventoryColumns;
  readonly #prices;
  readonly #names;
  readonly #titles;
  readonly #orders = new Map<CourseOrder, readonly number[]>();

  constructor(columns: InventoryColumns) {
    this.columns = columns;
    this.#prices = toPriceTable(columns);
    this.#names = patternReader(columns.courses.map(({ search_name }) => search_name));
    this.#titles = patternReader(columns.titles.map(({ searchTitle }) => searchTitle));
  }

  prices(criteria: SearchCriteria): PriceSearch {
    const texts = { names: this.#names, titles: this.#titles };
    const fits = planFilter(this.columns, criteria, texts);
    return new PriceSearch(this.columns, this.#prices, criteria, fits);
  }

  /** The places of the courses that fit by themselves, whatever their plans, in the order of their ids. */
  courses(criteria: SearchCriteria): number[] {
    const fits = courseFilter(this.columns, criteria, this.#names);
    const found: number[] = [];
    for (let course = 0; course < this.columns.courses.length; course += 1)
      if (fits(course)) found.push(course);
    return found;
  }

  /** All courses in an order. */
  ordered(order: Exclude<CourseOrder, 'price'>): readonly number[] {
    const known = this.#orders.get(order) ?? sortByColumn(this.columns.courses, order);
    this.#orders.set(order, known);
    return known;
  }

  /** Every course that fits with its lowest price, cheapest first. */
  priced(criteria: SearchCriteria): Priced[] {
    const prices = this.prices(criteria);
    return this.courses(criteria)
      .map((course) => ({ course, price: prices.lowest(course) }))
      .filter(({ price }) => price < Infinity)
      .sort(byPrice);
  }

  /** Every course that fits, in the order of a column. */
  inOrder(criteria: SearchCriteria, order: Exclude<CourseOrder, 'price'>): number[] {
    const prices = this.prices(criteria);
    const fits = new Set(this.courses(criteria));
    return this.ordered(order).filter((course) => fits.has(course) && prices.hasOffer(course));
  }

  count(criteria: SearchCriteria): number {
    const prices = this.prices(criteria);
    return this.courses(criteria).filter((course) => prices.hasOffer(course)).length;
  }

  /** The places of the courses of these ids that there are, each once, in the order of their ids. */
  places(ids: readonly number[]): number[] {
    const places = ids.flatMap((id) => this.columns.placeOfCourse.get(id) ?? []);
    return [...new Set(places)].sort((one, other) => one - other);
  }

  idOf(course: number): number {
    return this.row(course).id;
  }

  row(course: number): CourseRow {
    const row = this.columns.courses[course];
    if (row === undefined) throw new RangeError(`There is no course at place ${course}.`);
    return row;
  }
}

function findCourses(
  index: SearchIndex,
  criteria: SearchCriteria,
  order: CourseOrder,
  page: number,
): FoundCourses {
  const found =
    order === 'price'
      ? index.priced(criteria).map(({ course }) => course)
      : index.inOrder(criteria, order);
  const offset = (page - 1) * PAGE_SIZE;
  return {
    ids: found.slice(offset, offset + PAGE_SIZE).map((course) => index.idOf(course)),
    count: found.length,
  };
}

function countByPrefecture(index: SearchIndex, asked: SearchCriteria): Map<number, number> {
  const criteria = { ...asked, prefectures: [], countries: [], namePatterns: [] };
  const prices = index.prices(criteria);
  const counts = new Map<number, number>();
  for (const course of index.courses(criteria)) {
    const { pref } = index.row(course);
    if (pref !== OVERSEAS && prices.hasOffer(course)) counts.set(pref, (counts.get(pref) ?? 0) + 1);
  }
  return counts;
}

function readMarkers(
  index: SearchIndex,
  criteria: SearchCriteria,
  most: number,
): { markers: Marker[]; count: number } {
  const priced = index.priced(criteria);
  return {
    markers: priced.slice(0, most).map(({ course, price }) => {
      const { id, name, pref, lat, lon } = index.row(course);
      return { id, name, pref, lat, lon, price };
    }),
    count: priced.length,
  };
}

function readLowestPrices(index: SearchIndex, criteria: SearchCriteria): LowestPrice[] {
  const prices = index.prices(criteria);
  const courses = index.courses(criteria);
  return prices.days.all
    .map((day) => {
      let price = Infinity;
      for (const course of courses) price = Math.min(price, prices.lowestOn(course, day, price));
      return { day: day + index.columns.firstDay, price };
    })
    .filter(({ price }) => price < Infinity);
}

function readDayPrices(
  index: SearchIndex,
  criteria: SearchCriteria,
  courseIds: readonly number[],
): DayPrice[] {
  const prices = index.prices(criteria);
  return index.places(courseIds).flatMap((course) =>
    prices.days.all
      .map((day) => ({
        course_id: index.idOf(course),
        day: day + index.columns.firstDay,
        price: prices.lowestOn(course, day),
      }))
      .filter(({ price }) => price < Infinity),
  );
}

function readStock(
  index: SearchIndex,
  criteria: Pick<SearchCriteria, 'from' | 'to' | 'weekdays'>,
  courseIds: readonly number[],
): StockDay[] {
  const { runsLow, runsHigh, freeLow, freeHigh, dayCount, firstDay } = index.columns;
  const { all } = askedDays(index.columns, criteria);
  return index.places(courseIds).flatMap((course) =>
    all
      .map((day) => ({ day, cell: course * dayCount + day }))
      .filter(({ cell }) => at(runsLow, cell) !== 0)
      .map(({ day, cell }) => ({
        course_id: index.idOf(course),
        day: day + firstDay,
        runs: joinHalves(at(runsLow, cell), at(runsHigh, cell)),
        free: joinHalves(at(freeLow, cell), at(freeHigh, cell)),
      })),
  );
}

/** The title of a plan; undefined where there is no such plan. */
function titleOf(
  { placeOfCourse, planStart, plans, titleOfPlan, titles }: InventoryColumns,
  { courseId, planNo }: PlanKey,
): string | undefined {
  const course = placeOfCourse.get(courseId);
  if (course === undefined) return undefined;
  const start = at(planStart, course);
  const own = plans.planNo.subarray(start, at(planStart, course + 1)).indexOf(planNo);
  return own === -1 ? undefined : titles[at(titleOfPlan, start + own)]?.title;
}

function readTitles(columns: InventoryColumns, plans: readonly PlanKey[]): Map<string, string> {
  return new Map(
    plans.flatMap((plan) => {
      const title = titleOf(columns, plan);
      return title === undefined ? [] : [[titleKey(plan.courseId, plan.planNo), title] as const];
    }),
  );
}

/** Returns a search over these columns. It gives the same answers as SQL (`sqlSearch`, ADR 025). */
export function memorySearch(columns: InventoryColumns): InventorySearch {
  const index = new SearchIndex(columns);
  return {
    findCourses: async (...asked) => findCourses(index, ...asked),
    countCourses: async (criteria) => index.count(criteria),
    countByPrefecture: async (criteria) => countByPrefecture(index, criteria),
    readMarkers: async (...asked) => readMarkers(index, ...asked),
    readLowestPrices: async (criteria) => readLowestPrices(index, criteria),
    readDayPrices: async (...asked) => readDayPrices(index, ...asked),
    readOffers: async (criteria, ids) =>
      offersOf(columns, index.prices(criteria), criteria, index.places(ids)),
    readStock: async (criteria, ids) => readStock(index, criteria, ids),
    readCourses: async (ids) =>
      new Map(index.places(ids).map((course) => [index.idOf(course), index.row(course)])),
    readTitles: async (plans) => readTitles(columns, plans),
    suggestCourses: async (text) => suggestFrom(columns.courses, text),
  };
}
