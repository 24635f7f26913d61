import { type Kysely, sql, type SqlBool } from 'kysely';
import type { CourseTable, InventoryTables } from '../tables.ts';
import { toLikePattern, toSearchText } from '../toSearchText.ts';

const MOST = 10;

/** Courses whose name or reading holds the text; those that begin with it come first, then the ones booked most. */
export const suggestCourses = async (db: Kysely<InventoryTables>, text: string): Promise<Pick<CourseTable, 'id' | 'name' | 'pref' | 'country'>[]> => {
  if (toSearchText(text) === '') return [];
  const anywhere = toLikePattern(text);
  const begins = anywhere.slice(1);
  return db.selectFrom('course').select(['id', 'name', 'pref', 'country'])
    .where(sql<SqlBool>`search_name like ${anywhere} escape '!'`)
    .orderBy(sql`case when search_name like ${begins} escape '!' or search_name like ${`% ${begins}`} escape '!' then 0 else 1 end`)
    .orderBy('reservations', 'desc').orderBy('id').limit(MOST).execute();
};
