import { isNativeError } from 'node:util/types';

/** What the system says of a connection that is not there. */
const SYSTEM: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/**
 * What PostgreSQL says: a connection exception, a transaction that can be done later (a distributed
 * server says so when two want the same rows), too many connections, and a server that stops, has
 * crashed or starts (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const POSTGRES = /^(08...|40001|53300|57P0[1-3])$/;
/** What PostgreSQL says to a change where it takes none: a replica, or a primary that has become one. */
const READ_ONLY = '25006';
/** What `pg` says without a code. */
const CLIENT =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Returns whether an error of `pg` says that the server cannot be asked now, rather than that it refused. */
export function isDatabaseAway(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (SYSTEM.has(code) || POSTGRES.test(code) || CLIENT.test(error.message)) return true;
  return 'errors' in error && Array.isArray(error.errors) && error.errors.some(isDatabaseAway);
}

/** Returns whether an error of `pg` says that its server is only read from. */
export function isOnlyReadFrom(error: unknown): boolean {
  return isNativeError(error) && 'code' in error && error.code === READ_ONLY;
}
