import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { openPostgres } from 'server-kit/database/openPostgres';
import { copyEmptyPglite } from './readyDatabase.ts';

// oxlint-disable-next-line node/no-process-env -- the test command may name a server to test with
export const SERVER = process.env.TEST_DATABASE_URL;

/** A database of one test, which may write to it: the setting that opens it, and its end. */
export interface OwnDatabase {
  readonly url: string | undefined;
  drop(): Promise<void>;
}

async function ask(text: string): Promise<void> {
  const db = openPostgres<object>(SERVER ?? '', { connections: 1 });
  await sql.raw(text).execute(db);
  await db.destroy();
}

/**
 * Makes an empty database: SQLite in the folder of the gateway; a database of the server that the test
 * command names; or else PGlite in `folder`.
 */
export async function ownDatabase(
  kind: 'sqlite' | 'postgres',
  folder: string,
): Promise<OwnDatabase> {
  if (kind === 'sqlite') return { url: undefined, drop: async () => {} };
  if (SERVER === undefined)
    return { url: `pglite:${await copyEmptyPglite(folder)}`, drop: async () => {} };
  const name = `gateway_${randomBytes(6).toString('hex')}`;
  await ask(`create database ${name}`);
  return {
    url: Object.assign(new URL(SERVER), { pathname: `/${name}` }).href,
    drop: () => ask(`drop database ${name} with (force)`),
  };
}
