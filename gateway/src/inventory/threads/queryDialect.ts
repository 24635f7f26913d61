import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { workSignal } from 'server-kit/admission/workSignal';
import type { DatabaseKind } from 'server-kit/database/databaseKind';
import type { QueryThread } from './queryThread.ts';

/**
 * Kysely runs the queries of SQLite's dialect one after the other, over one connection; here every
 * thread is a connection.
 */
class ThreadedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

async function noTransaction(): Promise<never> {
  throw new Error('Queries in threads have no transactions');
}

/**
 * Sends each query to the thread with the fewest waiting. All queries only read, so any thread will
 * do. A query of a request that is cancelled is dropped while it waits.
 */
class ThreadDriver implements Driver {
  readonly #threads: readonly QueryThread[];

  constructor(threads: readonly QueryThread[]) {
    this.#threads = threads;
  }

  readonly beginTransaction = noTransaction;
  readonly commitTransaction = noTransaction;
  readonly rollbackTransaction = noTransaction;

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const thread = this.#threads.reduce((least, each) =>
      each.waiting < least.waiting ? each : least,
    );
    return {
      executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => ({
        rows: (await thread.ask(sql, parameters, workSignal())) as Row[],
      }),
      streamQuery: () => {
        throw new Error('Queries in threads do not stream');
      },
    };
  }

  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

/**
 * Returns a Kysely dialect over threads that only read. The caller starts and closes the threads.
 */
export function queryDialect(kind: DatabaseKind, threads: readonly QueryThread[]): Dialect {
  return {
    createDriver: () => new ThreadDriver(threads),
    ...(kind === 'sqlite'
      ? {
          createAdapter: () => new ThreadedSqliteAdapter(),
          createIntrospector: (db) => new SqliteIntrospector(db),
          createQueryCompiler: () => new SqliteQueryCompiler(),
        }
      : {
          createAdapter: () => new PostgresAdapter(),
          createIntrospector: (db) => new PostgresIntrospector(db),
          createQueryCompiler: () => new PostgresQueryCompiler(),
        }),
  };
}
