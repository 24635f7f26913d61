import { OVERSEAS } from 'shared-contracts/areas';
import type { InventorySearch } from '../inventorySearch.ts';
import type { SearchCriteria } from '../search/criteria.ts';
import { type CourseOrder, type FoundCourses, PAGE_SIZE } from '../search/findCourses.ts';
import type { DayPrice } from '../search/readDayPrices.ts';
import type { LowestPrice } from '../search/readLowestPrices.ts';
import type { Marker } from '../search/readMarkers.ts';
import type { InventoryColumns } from './columns.ts';
import { offersOf } from './offersOf.ts';
import { SearchIndex } from './searchIndex.ts';
import { stockOf } from './stockOf.ts';
import { suggestFrom } from './suggestFrom.ts';
import { titlesOf } from './titlesOf.ts';

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
    findCourses: async (...asked) => findCourses(index, ...asked),
    countCourses: async (criteria) => index.count(criteria),
    countByPrefecture: async (criteria) => countByPrefecture(index, criteria),
    readMarkers: async (...asked) => readMarkers(index, ...asked),
    readLowestPrices: async (criteria) => readLowestPrices(index, criteria),
    readDayPrices: async (...asked) => readDayPrices(index, ...asked),
    readOffers: async (criteria, ids) =>
      offersOf(columns, index.prices(criteria), criteria, index.places(ids)),
    readStock: async (criteria, ids) => stockOf(index, criteria, ids),
    readCourses: async (ids) =>
      new Map(index.places(ids).map((course) => [index.idOf(course), index.row(course)])),
    readTitles: async (plans) => titlesOf(columns, plans),
    suggestCourses: async (text) => suggestFrom(columns.courses, text),
  };
}
