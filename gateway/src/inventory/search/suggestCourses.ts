import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { CourseTable, InventoryTables } from '../tables.ts';
import { toNamePatterns, toWholeNames } from './namePatterns.ts';

const MOST = 10;

/** The name fits one of the patterns. */
export function nameFits(patterns: readonly string[]): RawBuilder<SqlBool> {
  return sql`(${sql.join(
    patterns.map((pattern) => sql`course.search_name like ${pattern} escape '!'`),
    sql` or `,
  )})`;
}

/** 0 the whole name or reading, 1 its beginning, 2 somewhere in it as it was typed, 3 with something in between. */
function howWell(text: string): RawBuilder<number> {
  const names = toWholeNames(text);
  const is = (toPatterns: (name: string) => string[]) => nameFits(names.flatMap(toPatterns));
  return sql`case when ${is((name) => [`${name} %`, `% ${name}`])} then 0
    when ${is((name) => [`${name}%`, `% ${name}%`])} then 1
    when ${is((name) => [`%${name}%`])} then 2 else 3 end`;
}

/** R7.05: courses whose name or reading holds the words; the best fit comes first, then the ones booked most. */
export async function suggestCourses(
  db: Kysely<InventoryTables>,
  text: string,
): Promise<Pick<CourseTable, 'id' | 'name' | 'pref' | 'country'>[]> {
  const words = toNamePatterns(text);
  if (words.length === 0) return [];
  return db
    .selectFrom('course')
    .select(['id', 'name', 'pref', 'country'])
    .where((builder) => builder.and(words.map(nameFits)))
    .orderBy(howWell(text))
    .orderBy('reservations', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
}
