import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

export interface PostgresOptions {
  /** The most that are open at once. */
  readonly connections: number;
  /** Settings of each session, by the server's own names. */
  readonly settings?: Readonly<Record<string, string>>;
}

const CONNECT_TIMEOUT = 5000;

/** The type of a bigint in PostgreSQL's protocol. */
export const BIGINT = 20;

/** pg answers bigint as text; ours (packed lanes, counts) all fit a number. */
const typeParsers = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    id === BIGINT && format !== 'binary'
      ? Number
      : types.getTypeParser(id as never, format as never)) as typeof types.getTypeParser,
};

/** A PostgreSQL server; nothing is connected before the first query. */
export function openPostgres<Tables>(
  url: string,
  { connections, settings = {} }: PostgresOptions,
): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    types: typeParsers,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  // an idle connection that the server closed is not an event that may end the process
  pool.on('error', () => {});
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
