import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isNativeError } from 'node:util/types';
import { publish, sync } from './durably.ts';
import type { TakePlace } from './serverDatabase.ts';

/** SQLite's code of a lock that another process holds. */
const SQLITE_BUSY = 5;
/** What a file's name is followed by where SQLite keeps what is not in the file yet. */
const BESIDE = ['-wal', '-shm'];

/**
 * Brings what a server has written beside the file into it, since it would be taken for the restored
 * file's. What lies beside a damaged file goes. Rejects if a server uses the file.
 */
async function closeFile(file: string): Promise<void> {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    if (isNativeError(error) && 'errcode' in error && error.errcode === SQLITE_BUSY)
      throw new Error(`a server uses ${file}: stop it first`, { cause: error });
    await Promise.all(BESIDE.map((end) => rm(file + end, { force: true })));
  } finally {
    database.close();
  }
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
    await closeFile(file);
  }
  const prepared = `${file}.restored`;
  await mkdir(dirname(file), { recursive: true });
  await copyFile(dump, prepared);
  await sync(prepared);
  return () => publish(prepared, file);
}
