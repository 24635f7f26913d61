import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { isNativeError } from 'node:util/types';

/** A program of PostgreSQL's client that runs; `ended` rejects with what it said when it failed. */
interface RunningProgram {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
}

/** Returns the address without its password, which other users of the machine could read in the list of processes. */
function split(url: string): { readonly address: string; readonly password: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, password };
}

async function end(name: string, child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (text) => {
    said = `${said}${String(text)}`.slice(-4000);
  });
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`${name} failed: ${said.trim() || `code ${code}`}`);
  } catch (error) {
    if (isNativeError(error) && 'code' in error && error.code === 'ENOENT')
      throw new Error(
        `${name} is not on this machine. It belongs to PostgreSQL's client programs (Debian: postgresql-client), whose version must not be below the server's.`,
        { cause: error },
      );
    throw error;
  }
}

/** Starts a program of PostgreSQL's client; `url` names the database, if it needs one. */
export function startPostgresProgram(
  name: 'pg_dump' | 'pg_restore' | 'psql',
  words: readonly string[],
  stdio: StdioOptions,
  url?: string,
): RunningProgram {
  const { address, password } =
    url === undefined ? { address: undefined, password: '' } : split(url);
  const child = spawn(name, [...words, ...(address === undefined ? [] : ['--dbname', address])], {
    stdio,
    // oxlint-disable-next-line node/no-process-env -- where the system's programs and certificates are
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
  });
  return { child, ended: end(name, child) };
}
