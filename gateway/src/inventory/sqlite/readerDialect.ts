import {
  type CompiledQuery, type DatabaseConnection, type Dialect, type Driver, type QueryResult, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler,
} from 'kysely';
import { ReaderThread } from './readerThread.ts';

/** Kysely serialises the queries of a dialect that has but one connection; here every thread is one. */
class ReaderAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const readOnly = async (): Promise<never> => {
  throw new Error('The reading threads know no transactions');
};

/** Each query goes to the thread with the fewest waiting. Nothing is bound to a connection, since all only read. */
class ReaderDriver implements Driver {
  readonly #file: string;
  readonly #count: number;
  #threads: ReaderThread[] = [];

  constructor(file: string, count: number) {
    this.#file = file;
    this.#count = count;
  }

  readonly beginTransaction = readOnly;
  readonly commitTransaction = readOnly;
  readonly rollbackTransaction = readOnly;

  async init(): Promise<void> {
    this.#threads = Array.from({ length: this.#count }, () => new ReaderThread(this.#file));
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const thread = this.#threads.reduce((least, each) => (each.waiting < least.waiting ? each : least));
    return {
      executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> =>
        ({ rows: (await thread.ask(sql, parameters)) as Row[] }),
      streamQuery: () => { throw new Error('The reading threads do not stream'); },
    };
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}

export const readerDialect = (file: string, threads: number): Dialect => ({
  createAdapter: () => new ReaderAdapter(),
  createDriver: () => new ReaderDriver(file, threads),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
