import { LRUCache } from 'lru-cache';
import type { SearchCriteria } from '../search/criteria.ts';
import { at, type InventoryColumns } from './columns.ts';
import { likeMatcher } from './likeMatcher.ts';

/** Whether the place of a course, or of a plan of it, fits. */
export type CourseFits = (course: number) => boolean;
export type PlanFits = (plan: number, course: number) => boolean;

/** Says by text whether it fits a pattern: 1 or 0. */
export type Texts = (pattern: string) => Uint8Array;

/** The number of patterns whose texts are kept. */
const PATTERNS_KEPT = 200;

/** Returns a reader that keeps the answers to the latest patterns. */
export function patternReader(texts: readonly string[]): Texts {
  const kept = new LRUCache<string, Uint8Array>({ max: PATTERNS_KEPT });
  return (pattern) => {
    const known = kept.get(pattern);
    if (known !== undefined) return known;
    const fits = likeMatcher(pattern);
    const found = Uint8Array.from(texts, (text) => (fits(text) ? 1 : 0));
    kept.set(pattern, found);
    return found;
  };
}

/** Returns the filter by name: of each list one pattern must fit. Undefined if none is asked for. */
function nameFits(patterns: SearchCriteria['namePatterns'], names: Texts): CourseFits | undefined {
  if (patterns.length === 0) return undefined;
  const lists = patterns.map((list) => list.map(names));
  return (course) => lists.every((list) => list.some((found) => found[course] === 1));
}

/** Returns the filter of courses; SQL's is in `search/courseFilter.ts`. */
export function courseFilter(
  { courses }: InventoryColumns,
  criteria: SearchCriteria,
  names: Texts,
): CourseFits {
  const { courseFlags, withoutCourseFlags, category, road, distance } = criteria;
  const prefectures = new Set(criteria.prefectures);
  const countries = new Set(criteria.countries);
  const hasName = nameFits(criteria.namePatterns, names);
  return (place) => {
    const course = courses[place];
    return (
      course !== undefined &&
      (prefectures.size === 0 || prefectures.has(course.pref)) &&
      (countries.size === 0 || countries.has(course.country)) &&
      (course.flags & courseFlags) === courseFlags &&
      (course.flags & withoutCourseFlags) === 0 &&
      (category === 0 || course.category === category) &&
      (road === 0 || course.road === road) &&
      (distance === Infinity || (course.road > 0 && course.distance_km <= distance)) &&
      (hasName === undefined || hasName(place))
    );
  };
}

/** Returns the filter of plans by flags and words; SQL's is `planFits`, which compares the zones too. */
export function planFilter(
  { plans, titleOfPlan }: InventoryColumns,
  { planFlags, withoutPlanFlags, anyPlanFlags, keywordPatterns }: SearchCriteria,
  texts: { readonly names: Texts; readonly titles: Texts },
): PlanFits {
  const words = keywordPatterns.map((pattern) => ({
    names: texts.names(pattern),
    titles: texts.titles(pattern),
  }));
  return (plan, course) => {
    const flags = at(plans.flags, plan);
    if ((flags & planFlags) !== planFlags || (flags & withoutPlanFlags) !== 0) return false;
    for (const bits of anyPlanFlags) if ((flags & bits) === 0) return false;
    for (const word of words)
      if (word.names[course] !== 1 && word.titles[at(titleOfPlan, plan)] !== 1) return false;
    return true;
  };
}
