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
import type { DatabaseKind } from 'server-kit/database/databaseKind';
import type { QueryThread } from './queryThread.ts';

/** Kysely serialises the queries of a dialect that has but one connection; here every thread is one. */
class ThreadedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

async function noTransaction(): Promise<never> {
  throw new Error('Queries that go to threads have no transactions');
}

/** Each query goes to the thread with the fewest waiting. Nothing is bound to a connection, since all only read. */
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
        rows: (await thread.ask(sql, parameters)) as Row[],
      }),
      streamQuery: () => {
        throw new Error('Queries that go to threads do not stream');
      },
    };
  }

  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

/** Kysely over threads that only read. Whoever started the threads ends them. */
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
