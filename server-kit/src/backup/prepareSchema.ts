import { finished } from 'node:stream/promises';
import type { Readable, Writable } from 'node:stream';
import { sql } from 'kysely';
import { openPostgres } from '../database/openPostgres.ts';
import { startPostgresProgram } from './runPostgres.ts';
import type { ServerDatabase, TakePlace } from './serverDatabase.ts';

type Schema = Extract<ServerDatabase, { kind: 'postgres' }>;

/** Reads how many tables the schema has, and how many other connections use the database, whoever's. */
async function readUse({ url, schema }: Schema): Promise<{ tables: number; others: number }> {
  const db = openPostgres<object>(url, { connections: 1 });
  try {
    const { rows } = await sql<{ tables: number; others: number }>`
      select (select count(*) from pg_tables where schemaname = ${schema}) as tables,
        (select count(*) from pg_stat_activity where datname = current_database()
          and backend_type = 'client backend' and pid <> pg_backend_pid()) as others`.execute(db);
    return rows[0] ?? { tables: 0, others: 0 };
  } finally {
    await db.destroy();
  }
}

/** Sends the whole dump to psql. Without the last word the database takes nothing of it. */
async function sendDump(from: Readable, to: Writable, schema: string): Promise<void> {
  to.write(
    `begin;\nset local client_min_messages = warning;\ndrop schema if exists "${schema}" cascade;\n`,
  );
  from.pipe(to, { end: false });
  await finished(from);
}

async function restoreSchema(dump: string, { url, schema }: Schema): Promise<void> {
  const psql = startPostgresProgram(
    'psql',
    ['--no-psqlrc', '--quiet', '--set', 'ON_ERROR_STOP=1'],
    ['pipe', 'ignore', 'pipe'],
    url,
  );
  const script = startPostgresProgram(
    'pg_restore',
    ['--no-owner', '--no-acl', '--file', '-', dump],
    ['ignore', 'pipe', 'pipe'],
  );
  const { stdin } = psql.child;
  const { stdout } = script.child;
  if (!stdin || !stdout) throw new Error('The programs have no pipes.');
  // what psql says is the reason, not that it takes no more
  stdin.on('error', () => {});
  psql.ended.catch(() => script.child.kill());
  try {
    await Promise.all([sendDump(stdout, stdin, schema), script.ended]);
    stdin.end('\ncommit;\n');
  } catch (error) {
    stdin.end();
    await psql.ended;
    throw error;
  }
  await psql.ended;
}

/** Prepares a dump of PostgreSQL. Rejects like `prepareDatabases`. */
export async function prepareSchema(
  dump: string,
  database: Schema,
  isReplaced: boolean,
): Promise<TakePlace> {
  const { tables, others } = await readUse(database);
  if (tables > 0 && !isReplaced)
    throw new Error(
      `the database has ${tables} tables already: --replace puts the backup in their place`,
    );
  if (others > 0) throw new Error(`${others} connections use the database: stop the servers first`);
  return () => restoreSchema(dump, database);
}
