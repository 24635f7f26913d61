import type { Kysely } from 'kysely';
import type { InventoryTables } from '../tables.ts';
import { nearestNames, type NamedCourse } from './nearestNames.ts';

/** Finds the courses whose names are nearly the text, as the index does: it compares every name. */
export async function nearCourses(
  db: Kysely<InventoryTables>,
  text: string,
): Promise<NamedCourse[]> {
  const courses = await db
    .selectFrom('course')
    .select(['id', 'name', 'name_latin', 'pref', 'country', 'search_name', 'reservations'])
    .execute();
  return nearestNames(courses, text);
}
