import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { InventoryTables } from '../tables.ts';

/** pg answers bigint as text; ours (packed lanes, counts) all fit a number. */
const BIGINT = 20;
const typeParsers = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    id === BIGINT && format !== 'binary'
      ? Number
      : types.getTypeParser(id as never, format as never)) as typeof types.getTypeParser,
};

/**
 * For queries of milliseconds: compiling them takes longer than running them, and helpers would take processors from other
 * visitors. The inventory fits the server's memory.
 */
export const SETTINGS = {
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  random_page_cost: '1.1',
} as const;

const startOptions = Object.entries(SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

export function openPostgres<Tables = InventoryTables>(
  url: string,
  connections: number,
): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    types: typeParsers,
    connectionTimeoutMillis: 5000,
    options: startOptions,
  });
  // an idle connection that the server closed is not an event that may end the process
  pool.on('error', () => {});
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
