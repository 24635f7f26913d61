import { LRUCache } from 'lru-cache';
import type { SearchCriteria } from '../search/criteria.ts';
import { at, type InventoryColumns } from './columns.ts';
import { likeMatcher } from './likeMatcher.ts';

/** Whether the place of a course, or of a plan of it, fits. */
export type CourseFits = (course: number) => boolean;
export type PlanFits = (plan: number, course: number) => boolean;

/** Which of some texts fit a pattern, one byte each. */
export type Texts = (pattern: string) => Uint8Array;

/** Patterns that are asked for again are not read again. */
const PATTERNS_KEPT = 200;

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

/** The course has a name that fits one pattern of each list. */
function nameFits(patterns: SearchCriteria['namePatterns'], names: Texts): CourseFits | undefined {
  if (patterns.length === 0) return undefined;
  const lists = patterns.map((list) => list.map(names));
  return (course) => lists.every((list) => list.some((found) => found[course] === 1));
}

/** What `courseFilter` asks in SQL. */
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

/** What `planFits` asks in SQL, but for the zones, which the days are asked for too. */
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
