import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Dialect, type Driver, type SqliteDatabase, SqliteDialect } from 'kysely';

export interface SqliteOptions {
  readonly readOnly?: boolean;
  /** `FULL` keeps the last commit when the machine loses power; `NORMAL` keeps the file valid. */
  readonly synchronous?: 'NORMAL' | 'FULL';
}

/** Milliseconds that a statement waits for the transaction of another process. */
const LOCK_TIMEOUT = 30_000;
/** Bytes of the file that a reader maps into memory. */
const MAPPED_BYTES = 268_435_456;

/** Binds an integer as a bigint: node:sqlite binds numbers as REAL, which has no bit operators. */
function toBound(value: unknown): SQLInputValue {
  return (Number.isInteger(value) ? BigInt(value as number) : value) as SQLInputValue;
}

/** Converts the values of a statement to values that node:sqlite accepts. */
export function toBoundAll(values: readonly unknown[]): SQLInputValue[] {
  return values.map(toBound);
}

/**
 * Opens a file or `:memory:`. A writable file has a write-ahead log, so that readers never wait.
 */
export function openSqlite(
  file: string,
  { readOnly = false, synchronous = 'NORMAL' }: SqliteOptions = {},
): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly, timeout: LOCK_TIMEOUT });
  // LIKE ignores ASCII case in SQLite, but not in PostgreSQL
  database.exec('PRAGMA case_sensitive_like = ON');
  if (readOnly) database.exec(`PRAGMA mmap_size = ${MAPPED_BYTES}`);
  else database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}`);
  return database;
}

/** Adapts a node:sqlite database to the interface that Kysely's dialect expects. */
function toKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...toBoundAll(values)),
        run: (values) => statement.run(...toBoundAll(values)),
        iterate: (values) => statement.iterate(...toBoundAll(values)),
      };
    },
  };
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: toKyselyDatabase(database) });
    this.#database = database;
  }

  /** A full disk ends a transaction by itself; to end it again would hide that error behind another. */
  override createDriver(): Driver {
    const driver = super.createDriver();
    const rollBack = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = async (connection) => {
      if (this.#database.isTransaction) await rollBack(connection);
    };
    return driver;
  }
}

/**
 * Returns the Kysely dialect for an open database. Kysely closes the database when it is destroyed.
 */
export function sqliteDialect(database: DatabaseSync): Dialect {
  return new NodeSqliteDialect(database);
}
