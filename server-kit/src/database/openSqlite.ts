import { setTimeout } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
} from 'kysely';
import { workSignal } from '../admission/workSignal.ts';
import { AwayError } from '../http/awayError.ts';

export interface SqliteOptions {
  readonly readOnly?: boolean;
  /** `FULL` keeps the last commit when the machine loses power; `NORMAL` keeps the file valid. */
  readonly synchronous?: 'NORMAL' | 'FULL';
}

/** Milliseconds that a statement waits for the transaction of another process. */
const LOCK_TIMEOUT = 30_000;
/** The part of them for which it blocks the thread; then it is asked again. */
const BLOCKED = 10;
/** Milliseconds between two times. */
const ASKED_EACH = 20;
/** SQLite's code of a lock that another one holds. */
const SQLITE_BUSY = 5;
/** SQLite's code of a table that another connection of this process holds. */
const SQLITE_LOCKED = 6;
/** The codes of all that locks keep from being done; an extended code has one of them in its last byte. */
const KEPT_OUT: ReadonlySet<number> = new Set([SQLITE_BUSY, SQLITE_LOCKED]);
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

/** Returns SQLite's code of an error; undefined for an error of somebody else. */
function codeOf(error: unknown): number | undefined {
  return isNativeError(error) && 'errcode' in error ? Number(error.errcode) : undefined;
}

/** Says to callers that the database takes nothing for the present; any other error stays as it is. */
function toAway(error: unknown): unknown {
  return KEPT_OUT.has((codeOf(error) ?? 0) & 0xff)
    ? new AwayError('The database takes no changes now', error)
    : error;
}

/**
 * Runs a statement; the event loop goes on while another process has the lock. Rejects with an
 * `AwayError` after `longestWait`, so that callers get 503, and at once when the work that it belongs to
 * is cancelled.
 */
async function runUnlocked<Result>(
  execute: () => Promise<Result>,
  longestWait: number,
): Promise<Result> {
  const until = performance.now() + longestWait;
  for (;;) {
    try {
      return await execute();
    } catch (error) {
      // an extended code is of a transaction that cannot go on: it would get the same answer for ever
      if (codeOf(error) !== SQLITE_BUSY || performance.now() > until) throw toAway(error);
    }
    await setTimeout(ASKED_EACH, undefined, { signal: workSignal() });
  }
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
  database.exec(`PRAGMA busy_timeout = ${BLOCKED}`);
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
  readonly #longestWait: number;

  constructor(database: DatabaseSync, longestWait: number) {
    super({ database: toKyselyDatabase(database) });
    this.#database = database;
    this.#longestWait = longestWait;
  }

  /** A full disk ends a transaction by itself; to end it again would hide that error behind another. */
  override createDriver(): Driver {
    const driver = super.createDriver();
    const rollBack = driver.rollbackTransaction.bind(driver);
    const acquire = driver.acquireConnection.bind(driver);
    const known = new WeakSet<DatabaseConnection>();
    driver.acquireConnection = async (options) => {
      const connection = await acquire(options);
      if (known.has(connection)) return connection;
      known.add(connection);
      const execute: DatabaseConnection['executeQuery'] = connection.executeQuery.bind(connection);
      connection.executeQuery = (query) => runUnlocked(() => execute(query), this.#longestWait);
      return connection;
    };
    driver.rollbackTransaction = async (connection) => {
      if (this.#database.isTransaction) await rollBack(connection);
    };
    return driver;
  }
}

/**
 * Returns the Kysely dialect for an open database. Kysely closes the database when it is destroyed. A
 * statement waits up to `longestWait` milliseconds for another process.
 */
export function sqliteDialect(database: DatabaseSync, longestWait = LOCK_TIMEOUT): Dialect {
  return new NodeSqliteDialect(database, longestWait);
}
