import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { InventoryTables } from '../tables.ts';

/** pg answers bigint as text; ours (packed lanes, counts) all fit a number. */
const BIGINT = 20;
const typeParsers = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    (id === BIGINT && format !== 'binary' ? Number : types.getTypeParser(id as never, format as never))) as typeof types.getTypeParser,
};

export const openPostgres = (url: string, connections: number): Kysely<InventoryTables> => {
  const pool = new Pool({ connectionString: url, max: connections, types: typeParsers, connectionTimeoutMillis: 5000, statement_timeout: 0 });
  // an idle connection that the server closed is not an event that may end the process
  pool.on('error', () => {});
  return new Kysely<InventoryTables>({ dialect: new PostgresDialect({ pool }) });
};
