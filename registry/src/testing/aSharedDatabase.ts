import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase, type RegistryDatabase } from '../records/openDatabase.ts';
import { closeTestDatabase, openTestDatabase } from './openTestDatabase.ts';

export interface SharedDatabase {
  open(): Promise<RegistryDatabase>;
  drop(): Promise<void>;
}

async function ask(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}

/**
 * Creates a PostgreSQL database for one test, which several registries can open. It uses the server
 * in `TEST_DATABASE_URL`, or else PGlite.
 */
export async function aSharedDatabase(): Promise<SharedDatabase> {
  const server = process.env['TEST_DATABASE_URL']; // oxlint-disable-line no-process-env -- given by the test run
  if (server === undefined)
    return { open: () => openTestDatabase('PostgreSQL', ''), drop: closeTestDatabase };
  const name = `registry_${randomBytes(6).toString('hex')}`;
  await ask(server, `CREATE DATABASE ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  return {
    open: () => openDatabase(url, ''),
    drop: () => ask(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}
