import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { openPostgres } from '../database/openPostgres.ts';

/** A database of one test in a PostgreSQL server. */
export interface AnOwnDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/** Sends one statement to a PostgreSQL server. */
export async function tell(url: string, statement: string): Promise<void> {
  const db = openPostgres<object>(url, { connections: 1 });
  try {
    await sql.raw(statement).execute(db);
  } finally {
    await db.destroy();
  }
}

/** Makes an empty database in a PostgreSQL server, whose name begins with `prefix`. */
export async function anOwnDatabase(server: string, prefix: string): Promise<AnOwnDatabase> {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await tell(server, `create database ${name}`);
  return {
    name,
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => tell(server, `drop database ${name} with (force)`),
  };
}
