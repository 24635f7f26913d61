import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/** node:sqlite binds numbers as REAL, and REAL has no bit operators. */
function toBound(value: unknown): SQLInputValue {
  return (Number.isInteger(value) ? BigInt(value as number) : value) as SQLInputValue;
}

export function toBoundAll(values: readonly unknown[]): SQLInputValue[] {
  return values.map(toBound);
}

export function openSqlite(file: string, readOnly: boolean): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly, timeout: 30_000 });
  // SQLite's LIKE ignores ASCII case, PostgreSQL's does not
  database.exec('PRAGMA case_sensitive_like = ON');
  if (!readOnly) database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  else database.exec('PRAGMA mmap_size = 268435456');
  return database;
}

/** The part of a database that Kysely's own dialect for SQLite asks for. */
export function toKyselyDatabase(database: DatabaseSync): SqliteDatabase {
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
