import type { CourseTable } from './tables.ts';
import type { Selectable } from 'kysely';
import type { SearchCriteria } from './search/criteria.ts';
import type { FacetCounts, FacetCriteria } from './search/facetCriteria.ts';
import type { CourseOrder, FoundCourses } from './search/findCourses.ts';
import type { DayPrice } from './search/readDayPrices.ts';
import type { LowestPrice } from './search/readLowestPrices.ts';
import type { Marker } from './search/readMarkers.ts';
import type { StockDay } from './search/readStock.ts';
import type { ShownCourse, Showing } from './shownCourse.ts';

export type SuggestedCourse = Pick<CourseTable, 'id' | 'name' | 'name_latin' | 'pref' | 'country'>;

/**
 * What the routes ask of courses, plans and stock. SQL (`search/sqlSearch.ts`) and the index in memory
 * (`memory/memorySearch.ts`) give the same answers. The index answers from one generation of the
 * inventory; SQL reads the present one at each call.
 */
export interface InventorySearch {
  /** The generation of all its answers (ADR 027); undefined where it is not known. */
  readonly generation: number | undefined;
  /** The courses of one page, nine at most, in order, and how many there are on all pages. */
  findCourses(criteria: SearchCriteria, order: CourseOrder, page: number): Promise<FoundCourses>;
  countCourses(criteria: SearchCriteria): Promise<number>;
  /** Counts by prefecture, whatever place the criteria name. Prefectures without a hit are absent. */
  countByPrefecture(criteria: SearchCriteria): Promise<Map<number, number>>;
  /** Counts the courses of the criteria, and of each value of each facet in their place (ADR 069). */
  countFacets(asked: SearchCriteria, facets: readonly FacetCriteria[]): Promise<FacetCounts>;
  /** The cheapest `most` courses that fit, with their lowest price in yen, and the count of all. */
  readMarkers(
    criteria: SearchCriteria,
    most: number,
  ): Promise<{ markers: Marker[]; count: number }>;
  /** The lowest price of each asked day in yen; days without an offer are absent. */
  readLowestPrices(criteria: SearchCriteria): Promise<LowestPrice[]>;
  /** The same for each of these courses. */
  readDayPrices(criteria: SearchCriteria, courseIds: readonly number[]): Promise<DayPrice[]>;
  /** These courses as a page shows them, in this order; ids of no course are absent. */
  readShown(
    criteria: SearchCriteria,
    courseIds: readonly number[],
    showing: Showing,
  ): Promise<ShownCourse[]>;
  /** The tee times of these courses on the asked days, by course and day. */
  readStock(
    criteria: Pick<SearchCriteria, 'from' | 'to' | 'weekdays'>,
    courseIds: readonly number[],
  ): Promise<StockDay[]>;
  /** Courses by id; ids of no course are absent. */
  readCourses(ids: readonly number[]): Promise<Map<number, Selectable<CourseTable>>>;
  /** R7.05: ten courses at most whose name or reading holds the words, the best fit first. */
  suggestCourses(text: string): Promise<SuggestedCourse[]>;
  /** Three courses at most whose name or reading is nearly the text, the nearest first. */
  nearCourses(text: string): Promise<SuggestedCourse[]>;
}
