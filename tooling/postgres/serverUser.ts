import { readFileSync } from 'node:fs';

export interface ServerUser {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * The user to run PostgreSQL as. PostgreSQL refuses to run as root, so for root it is the system's
 * `postgres` or `nobody`; for any other user it is empty. Throws where there is neither.
 */
export function findServerUser(): ServerUser {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account) throw new Error('There is no user to run PostgreSQL as.');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}
