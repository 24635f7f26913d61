import { Kysely } from 'kysely';
import { Pool, types } from 'pg';
import { cancelWithWork } from './cancelWithWork.ts';
import { traceQueries } from './traceQueries.ts';
import { SteadyPostgresDialect } from './steadyDialect.ts';

export interface PostgresOptions {
  /** The largest number of connections that are open at the same time. */
  readonly connections: number;
  /**
   * Settings of each session, under PostgreSQL's own names (`jit`). A pooler of connections leaves them
   * out: they only make queries faster, or end them sooner.
   */
  readonly settings?: Readonly<Record<string, string>>;
  /** Whether a query is cancelled with the work that it belongs to. Only for reading. */
  readonly isCancelled?: boolean;
}

/** Milliseconds. */
const CONNECT_TIMEOUT = 5000;
/** Milliseconds after which PostgreSQL ends a statement that nobody has cancelled. */
const STATEMENT_TIMEOUT = '30000';

/** The id of the type bigint in PostgreSQL's protocol. */
export const BIGINT = 20;

/** pg returns a bigint as text. All bigints of this project (packed lanes, counts) fit a number. */
const typeParsers: { readonly getTypeParser: typeof types.getTypeParser } = {
  getTypeParser: (id, format) =>
    id === BIGINT && format !== 'binary' ? Number : types.getTypeParser(id, format),
};

/** Opens a pool of connections to a PostgreSQL server. It connects at the first query, and keeps one connection after that. */
export function openPostgres<Tables>(
  url: string,
  { connections, settings = {}, isCancelled = false }: PostgresOptions,
): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    // a server that runs is seen by who restores a backup, also where nobody has asked it for long
    min: 1,
    types: typeParsers,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    options: Object.entries({ statement_timeout: STATEMENT_TIMEOUT, ...settings })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  // When the server closes a connection, the pool (for an idle one) or the connection (for one in
  // use) emits an error that would end the process if nobody listened. Its query rejects anyway, and
  // the pool opens a new connection for the next one.
  pool.on('error', () => {});
  pool.on('connect', (connection) => connection.on('error', () => {}));
  if (isCancelled) pool.on('connect', cancelWithWork);
  return new Kysely<Tables>({ dialect: new SteadyPostgresDialect({ pool }), log: traceQueries });
}
