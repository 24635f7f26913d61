import { isNativeError } from 'node:util/types';

/** SQLite's code of a full disk. */
const SQLITE_FULL = 13;
/** The codes of a full disk by the file system, and by PostgreSQL. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Returns whether an error, or one that caused it, says that a disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  const code = 'code' in error && FULL.has(error.code);
  const errcode = 'errcode' in error && error.errcode === SQLITE_FULL;
  return code || errcode || isDiskFull(error.cause);
}
