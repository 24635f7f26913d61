import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isNativeError } from 'node:util/types';
import { publish, sync } from './durably.ts';
import type { TakePlace } from './serverDatabase.ts';

/** SQLite's code of a lock that another process holds. */
const SQLITE_BUSY = 5;
/** SQLite's codes of a file that is damaged, and of one that is no database. */
const DAMAGED: readonly number[] = [11, 26];
/** What a file's name is followed by where SQLite keeps what is not in the file yet. */
const BESIDE = ['-wal', '-shm'];

/** Returns the code of SQLite's error, without what extends it; undefined for other errors. */
function codeOf(error: unknown): number | undefined {
  return isNativeError(error) && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
}

/**
 * Brings what a server has written beside the file into it, so that a restore that fails later leaves a
 * whole database. A damaged file stays as it is. Throws if a server uses the file, and if it cannot be
 * written, as on a full disk.
 */
function closeFile(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    const code = codeOf(error);
    if (code === SQLITE_BUSY)
      throw new Error(`a server uses ${file}: stop it first`, { cause: error });
    if (code === undefined || !DAMAGED.includes(code)) throw error;
  } finally {
    database.close();
  }
}

/** Puts a prepared file in the place of a database. What lies beside would be taken for its own, and goes. */
async function takePlace(prepared: string, file: string): Promise<void> {
  await Promise.all(BESIDE.map((end) => rm(file + end, { force: true })));
  await publish(prepared, file);
}

/** Prepares a dump of SQLite beside the file whose place it will take. Rejects like `prepareDatabases`. */
export async function prepareFile(
  dump: string,
  file: string,
  isReplaced: boolean,
): Promise<TakePlace> {
  if (existsSync(file)) {
    if (!isReplaced)
      throw new Error(`there is a database at ${file} already: --replace puts the backup there`);
    closeFile(file);
  }
  const prepared = `${file}.restored`;
  await mkdir(dirname(file), { recursive: true });
  await copyFile(dump, prepared);
  await sync(prepared);
  return () => takePlace(prepared, file);
}
