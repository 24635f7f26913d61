import type { Kysely, Selectable } from 'kysely';
import type { CourseTable, InventoryTables } from '../tables.ts';

/** Reads the courses of these ids, by id. Unknown ids are absent. */
export async function readCourses(
  db: Kysely<InventoryTables>,
  ids: readonly number[],
): Promise<Map<number, Selectable<CourseTable>>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('course').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}
