import { inSpan } from 'server-kit/http/requestContext';
import { OVERSEAS } from 'shared-contracts/areas';
import type { InventorySearch } from '../inventorySearch.ts';
import type { SearchCriteria } from '../search/criteria.ts';
import { type CourseOrder, type FoundCourses, PAGE_SIZE } from '../search/findCourses.ts';
import type { DayPrice } from '../search/readDayPrices.ts';
import type { LowestPrice } from '../search/readLowestPrices.ts';
import type { Marker } from '../search/readMarkers.ts';
import type { InventoryColumns } from './columns.ts';
import { countFacets } from './countFacets.ts';
import type { PriceSearch } from './priceSearch.ts';
import { courseOf, priceOf, SearchIndex } from './searchIndex.ts';
import { shownOf } from './shownOf.ts';
import { stockOf } from './stockOf.ts';
import { nearestNames } from '../search/nearestNames.ts';
import { suggestFrom } from './suggestFrom.ts';

function findCourses(
  index: SearchIndex,
  criteria: SearchCriteria,
  order: CourseOrder,
  page: number,
): FoundCourses {
  const offset = (page - 1) * PAGE_SIZE;
  if (order === 'price') {
    const priced = index.priced(criteria);
    const shown = [...priced.subarray(offset, offset + PAGE_SIZE)];
    return { ids: shown.map((each) => index.idOf(courseOf(each))), count: priced.length };
  }
  const found = index.inOrder(criteria, order);
  const shown = found.slice(offset, offset + PAGE_SIZE);
  return { ids: shown.map((course) => index.idOf(course)), count: found.length };
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
    markers: Array.from(priced.subarray(0, most), (each) => {
      const { id, name, name_latin, pref, lat, lon, overall } = index.row(courseOf(each));
      return { id, name, name_latin, pref, lat, lon, overall, price: priceOf(each) };
    }),
    count: priced.length,
  };
}

function readLowestPrices(index: SearchIndex, criteria: SearchCriteria): LowestPrice[] {
  const prices = index.prices(criteria);
  const lowest = prices.highPrices();
  for (const course of index.courses(criteria)) prices.lowerPrices(course, lowest);
  return toLowestPrices(index, prices, lowest);
}

/** Returns the asked days that have a price, oldest first. */
function toLowestPrices(
  { columns: { firstDay } }: SearchIndex,
  { days }: PriceSearch,
  lowest: Float64Array,
): LowestPrice[] {
  return days.all
    .map((day, place) => ({ day: day + firstDay, price: lowest[place] ?? Infinity }))
    .filter(({ price }) => price < Infinity);
}

function readDayPrices(
  index: SearchIndex,
  criteria: SearchCriteria,
  courseIds: readonly number[],
): DayPrice[] {
  const prices = index.prices(criteria);
  return index.places(courseIds).flatMap((course) => {
    const lowest = prices.highPrices();
    prices.lowerPrices(course, lowest);
    const course_id = index.idOf(course);
    return toLowestPrices(index, prices, lowest).map((each) => ({ course_id, ...each }));
  });
}

/** Answers a question, as a span of the request that asks it. */
function answer<Result>(question: keyof InventorySearch, work: () => Result): Promise<Result> {
  return inSpan({ name: `index ${question}`, kind: 'internal' }, async () => work());
}

/**
 * Returns a search over these columns, which are of this generation. It gives the same answers as SQL
 * (`sqlSearch`, ADR 025).
 */
export function memorySearch(
  columns: InventoryColumns,
  index = new SearchIndex(columns),
  generation?: number,
): InventorySearch {
  return {
    generation,
    findCourses: (...asked) => answer('findCourses', () => findCourses(index, ...asked)),
    countCourses: (criteria) => answer('countCourses', () => index.count(criteria)),
    countByPrefecture: (criteria) =>
      answer('countByPrefecture', () => countByPrefecture(index, criteria)),
    countFacets: (...asked) => answer('countFacets', () => countFacets(index, ...asked)),
    readMarkers: (...asked) => answer('readMarkers', () => readMarkers(index, ...asked)),
    readLowestPrices: (criteria) =>
      answer('readLowestPrices', () => readLowestPrices(index, criteria)),
    readDayPrices: (...asked) => answer('readDayPrices', () => readDayPrices(index, ...asked)),
    readShown: (...asked) => answer('readShown', () => shownOf(index, ...asked)),
    readStock: (...asked) => answer('readStock', () => stockOf(index, ...asked)),
    readCourses: (ids) =>
      answer(
        'readCourses',
        () => new Map(index.places(ids).map((course) => [index.idOf(course), index.row(course)])),
      ),
    suggestCourses: (text) => answer('suggestCourses', () => suggestFrom(columns.courses, text)),
    nearCourses: (text) => answer('nearCourses', () => nearestNames(columns.courses, text)),
  };
}
