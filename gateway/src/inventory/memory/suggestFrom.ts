import type { SuggestedCourse } from '../inventorySearch.ts';
import { toNamePatterns, toWholeNames } from '../search/namePatterns.ts';
import type { CourseRow } from './columns.ts';
import { likeMatcher, type Matcher } from './likeMatcher.ts';

const MOST = 10;

function oneOf(patterns: readonly string[]): Matcher {
  const matchers = patterns.map(likeMatcher);
  return (text) => matchers.some((fits) => fits(text));
}

/**
 * Ranks a name: 0 if the whole name or reading fits, 1 its beginning, 2 a part of it as typed, 3 a
 * part with something in between.
 */
function ranking(text: string): (name: string) => number {
  const names = toWholeNames(text);
  const ranks = [
    oneOf(names.flatMap((name) => [`${name} %`, `% ${name}`])),
    oneOf(names.flatMap((name) => [`${name}%`, `% ${name}%`])),
    oneOf(names.map((name) => `%${name}%`)),
  ];
  return (name) => {
    const rank = ranks.findIndex((fits) => fits(name));
    return rank === -1 ? ranks.length : rank;
  };
}

interface Ranked {
  readonly course: CourseRow;
  readonly rank: number;
}

/** Sorts the best fit first, then the course with more reservations, then by id. */
function byRank(one: Ranked, other: Ranked): number {
  return (
    one.rank - other.rank ||
    other.course.reservations - one.course.reservations ||
    one.course.id - other.course.id
  );
}

/** R7.05: courses whose name or reading holds the words, as `suggestCourses` finds them in SQL. */
export function suggestFrom(courses: readonly CourseRow[], text: string): SuggestedCourse[] {
  const words = toNamePatterns(text).map(oneOf);
  if (words.length === 0) return [];
  const rankOf = ranking(text);
  const found: Ranked[] = [];
  for (const course of courses)
    if (words.every((fits) => fits(course.search_name)))
      found.push({ course, rank: rankOf(course.search_name) });
  return found
    .sort(byRank)
    .slice(0, MOST)
    .map(({ course: { id, name, name_latin, pref, country } }) => ({
      id,
      name,
      name_latin,
      pref,
      country,
    }));
}
