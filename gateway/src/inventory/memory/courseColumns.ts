import type { SearchCriteria } from '../search/criteria.ts';
import { at, type Column, type CourseRow } from './columns.ts';
import type { Texts } from './patternReader.ts';

/** What a search reads of a course itself, as columns by the place of the course. */
export type CourseColumns = Readonly<
  Record<'pref' | 'country' | 'flags' | 'category' | 'road' | 'distance_km', Column>
>;

/** Returns the columns of courses, whose order stays. */
export function toCourseColumns(courses: readonly CourseRow[]): CourseColumns {
  const column = (name: keyof CourseColumns) => Int32Array.from(courses, (course) => course[name]);
  return {
    pref: column('pref'),
    country: column('country'),
    flags: column('flags'),
    category: column('category'),
    road: column('road'),
    distance_km: column('distance_km'),
  };
}

/** More than the codes of prefectures and of countries. */
const CODES = 64;

/** Returns which codes are asked for: 1 at the place of each. No code means all. */
function toAsked(codes: readonly number[]): Uint8Array {
  const asked = new Uint8Array(CODES).fill(codes.length === 0 ? 1 : 0);
  // a code that no table can hold stays outside of the array
  for (const code of codes) asked[code] = 1;
  return asked;
}

/** Says by course whether its name fits one of the patterns: 1 or 0. */
function fittingNames([first = '', ...others]: readonly string[], names: Texts): Uint8Array {
  if (others.length === 0) return names(first);
  const fits = names(first).slice();
  for (const other of others.map(names))
    for (let course = 0; course < fits.length; course += 1)
      if (other[course] === 1) fits[course] = 1;
  return fits;
}

/** Clears the courses whose name fits no pattern of a list; each list must have one that fits. */
function keepNamed(found: Uint8Array, lists: SearchCriteria['namePatterns'], names: Texts): void {
  for (const list of lists) {
    const fits = fittingNames(list, names);
    for (let course = 0; course < found.length; course += 1)
      if (fits[course] === 0) found[course] = 0;
  }
}

/**
 * Says by course whether it fits, whatever plans it has: 1 or 0. SQL's filter is in
 * `search/courseFilter.ts`.
 */
export function fittingCourses(
  { pref, country, flags, category, road, distance_km }: CourseColumns,
  criteria: SearchCriteria,
  names: Texts,
): Uint8Array {
  const { courseFlags, withoutCourseFlags, distance } = criteria;
  const prefectures = toAsked(criteria.prefectures);
  const countries = toAsked(criteria.countries);
  const found = new Uint8Array(pref.length);
  for (let course = 0; course < found.length; course += 1) {
    const own = at(flags, course);
    const fits =
      prefectures[at(pref, course)] === 1 &&
      countries[at(country, course)] === 1 &&
      (own & courseFlags) === courseFlags &&
      (own & withoutCourseFlags) === 0 &&
      (criteria.category === 0 || at(category, course) === criteria.category) &&
      (criteria.road === 0 || at(road, course) === criteria.road) &&
      (distance === Infinity || (at(road, course) > 0 && at(distance_km, course) <= distance));
    found[course] = fits ? 1 : 0;
  }
  keepNamed(found, criteria.namePatterns, names);
  return found;
}
