import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './findFreePort.ts';

const PROGRAM = '/usr/sbin/pgbouncer';
/** Whether this machine has PgBouncer. */
export const hasPgbouncer = existsSync(PROGRAM);

/** What docs/operations.md tells an operator: transactions, and no `options` at the start of a session. */
function toSettings({ hostname, port }: URL, ownPort: number, folder: string): string {
  return `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = plain
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 3
ignore_startup_parameters = extra_float_digits,options
`;
}

export interface Pgbouncer {
  /** The address of a database, or of one for another role, by way of PgBouncer. */
  through(url: string): string;
  stop(): Promise<void>;
}

/**
 * Starts PgBouncer before the server of these addresses, in transaction mode, with three connections for
 * each role and database. It knows the roles of the addresses.
 */
export async function startPgbouncer(urls: readonly string[]): Promise<Pgbouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const users = urls.map((url) => new URL(url));
  const [server = new URL('postgres://127.0.0.1')] = users;
  await writeFile(
    join(folder, 'users.txt'),
    users.map(({ username, password }) => `"${username}" "${password}"\n`).join(''),
  );
  await writeFile(join(folder, 'settings.ini'), toSettings(server, port, folder));
  // it refuses to run as root
  const words = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(PROGRAM, [...words, join(folder, 'settings.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (text) => {
      said += String(text);
      if (said.includes('process up')) resolve();
    });
    child.once('exit', () => reject(new Error(`PgBouncer ended:\n${said}`)));
  });
  return {
    through: (url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port }).href,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
