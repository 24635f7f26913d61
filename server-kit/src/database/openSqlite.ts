import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Dialect, type SqliteDatabase, SqliteDialect } from 'kysely';

export interface SqliteOptions {
  readonly readOnly?: boolean;
  /** `FULL` keeps the last commit even when the machine loses power; `NORMAL` keeps the file whole. */
  readonly synchronous?: 'NORMAL' | 'FULL';
}

/** Milliseconds that a statement waits for another process to end its transaction. */
const LOCK_TIMEOUT = 30_000;
/** Bytes of the file that a reader maps into its memory. */
const MAPPED_BYTES = 268_435_456;

/** node:sqlite binds numbers as REAL, and REAL has no bit operators. */
function toBound(value: unknown): SQLInputValue {
  return (Number.isInteger(value) ? BigInt(value as number) : value) as SQLInputValue;
}

/** The values of a statement as node:sqlite takes them. */
export function toBoundAll(values: readonly unknown[]): SQLInputValue[] {
  return values.map(toBound);
}

/** Opens a file, or `:memory:`. A file that is written to has a write-ahead log, so that readers do not wait. */
export function openSqlite(
  file: string,
  { readOnly = false, synchronous = 'NORMAL' }: SqliteOptions = {},
): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly, timeout: LOCK_TIMEOUT });
  // SQLite's LIKE ignores ASCII case, PostgreSQL's does not
  database.exec('PRAGMA case_sensitive_like = ON');
  if (readOnly) database.exec(`PRAGMA mmap_size = ${MAPPED_BYTES}`);
  else database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}`);
  return database;
}

/** The part of a database that Kysely's own dialect asks for. */
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

/** Kysely over an open database; it closes the database when it is destroyed. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  return new SqliteDialect({ database: toKyselyDatabase(database) });
}
