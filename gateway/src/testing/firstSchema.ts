import { join } from 'node:path';
import { Kysely } from 'kysely';
import { openPostgres } from 'server-kit/database/openPostgres';
import { openSqlite, sqliteDialect } from 'server-kit/database/openSqlite';
import { loadSql } from 'server-kit/testing/loadSql';

/**
 * Databases as the gateway of commit e3c80b9 has left them on 2026-11-21 at 8:00 in Japan: an imported
 * inventory of two courses, content, advertisements, a member, an account of staff, sessions and the audit
 * log. Beside them the statements that this gateway sent.
 */
export const FIRST_SCHEMA = join(import.meta.dirname, 'first-schema');

/** What can be shown to that gateway: a secret of staff, and access tokens of sessions that last. */
export const FIRST_SECRETS = {
  bkey: 'panda-1001-keyOfTheTest',
  token: {
    sqlite: 'FZMG3R4v-QC2UCtDtC5zklllpVSQN9Lul1W-rm4Nr14',
    postgres: 'ZLoZL4L6qdWZmstdmqLjl9fflL9FSoGdyWSh4_sEIS4',
  },
} as const;

/** Makes them in an empty database of PostgreSQL, or as the SQLite files of a folder. */
export async function loadFirstSchema(url: string | undefined, folder: string): Promise<void> {
  const files = url === undefined ? ['inventory.sqlite', 'auth.sqlite'] : ['postgres'];
  for (const file of files) {
    const db =
      url === undefined
        ? new Kysely<object>({ dialect: sqliteDialect(openSqlite(join(folder, file))) })
        : openPostgres<object>(url, { connections: 1 });
    await loadSql(db, join(FIRST_SCHEMA, `${file}.sql`));
    await db.destroy();
  }
}
