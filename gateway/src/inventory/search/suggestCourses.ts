import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { CourseTable, InventoryTables } from '../tables.ts';
import { toNamePatterns, toWholeNames } from './namePatterns.ts';

/** Suggestions at most. */
const MOST = 10;

/** Asks whether the course's name fits one of the patterns. */
export function nameFits(patterns: readonly string[]): RawBuilder<SqlBool> {
  return sql`(${sql.join(
    patterns.map((pattern) => sql`course.search_name like ${pattern} escape '!'`),
    sql` or `,
  )})`;
}

/**
 * Grades how the text fits: 0 the whole name or reading, 1 its beginning, 2 anywhere in it as
 * typed, 3 with something in between.
 */
function howWell(text: string): RawBuilder<number> {
  const names = toWholeNames(text);
  const is = (toPatterns: (name: string) => string[]) => nameFits(names.flatMap(toPatterns));
  return sql`case when ${is((name) => [`${name} %`, `% ${name}`])} then 0
    when ${is((name) => [`${name}%`, `% ${name}%`])} then 1
    when ${is((name) => [`%${name}%`])} then 2 else 3 end`;
}

/**
 * Finds up to ten courses whose name or reading contains the words (R7.05); the best fit comes
 * first, then the one booked most.
 */
export async function suggestCourses(
  db: Kysely<InventoryTables>,
  text: string,
): Promise<Pick<CourseTable, 'id' | 'name' | 'name_latin' | 'pref' | 'country'>[]> {
  const words = toNamePatterns(text);
  if (words.length === 0) return [];
  return db
    .selectFrom('course')
    .select(['id', 'name', 'name_latin', 'pref', 'country'])
    .where((builder) => builder.and(words.map(nameFits)))
    .orderBy(howWell(text))
    .orderBy('reservations', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
}
