import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';

/** Runs the statements of a dump on an open database, one after the other. */
export async function loadSql<Tables>(db: Kysely<Tables>, file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const statements = text.split(/;\n/).filter((each) => each.trim() !== '');
  await db.connection().execute(async (connection) => {
    for (const statement of statements) await sql.raw(statement).execute(connection);
  });
}
