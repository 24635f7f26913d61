import type { Kysely } from 'kysely';
import type { InventoryTables } from '../inventory/tables.ts';

/** A row of a file by its columns; what is absent is an empty cell. */
export type ExportedRow = Readonly<Record<string, string | number | undefined>>;

/** Tells the operator what an export leaves out. */
export type Tell = (message: string) => void;

/** A file of the import, with what a database has for it. */
export interface ExportedFile {
  /** `<name>.csv`. */
  readonly name: string;
  readonly columns: readonly string[];
  rows(db: Kysely<InventoryTables>, tell: Tell): AsyncIterable<ExportedRow>;
}

/** Yields what `read` gives of each course, so that one course at a time is in memory. */
export async function* ofEachCourse<Row>(
  db: Kysely<InventoryTables>,
  read: (courseId: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  const courses = await db.selectFrom('course').select('id').orderBy('id').execute();
  for (const { id } of courses) yield* await read(id);
}
