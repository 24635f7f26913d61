import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { findFreePort } from '../stack/ports.ts';
import { findServerPrograms } from './findServerPrograms.ts';
import { findServerUser, type ServerUser } from './serverUser.ts';

const run = promisify(execFile);

export interface TestDatabase {
  /** Undefined where this machine has no PostgreSQL; the tests then use PGlite. */
  readonly url: string | undefined;
  /** A sentence for the person who runs the tests. */
  readonly said: string;
  stop(): Promise<void>;
}

const USER = 'asashiba';
/**
 * A shell script that stops the server when its standard input ends, so that the server never
 * outlives the tests.
 */
const GUARD = '"$@" & server=$!; read -r _; kill -INT $server; wait $server';
const LONGEST_START = 30_000;

async function createCluster(programs: string, user: ServerUser) {
  const folder = await mkdtemp(join(tmpdir(), 'asashiba-postgres-'));
  const password = randomBytes(18).toString('base64url');
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined)
    for (const path of [passwordFile, folder]) await chown(path, user.uid, user.gid);
  const words = [
    '-D',
    join(folder, 'data'),
    '-U',
    USER,
    '--pwfile',
    passwordFile,
    '--auth',
    'scram-sha-256',
    '--encoding',
    'UTF8',
    '--locale',
    'C',
    '--no-sync',
  ];
  await run(join(programs, 'initdb'), words, { ...user, cwd: folder });
  return { folder, password };
}

/**
 * Resolves when the server accepts connections; rejects with its output where it ends or takes too
 * long.
 */
function untilReady(words: Readable, ended: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(
      () => reject(new Error(`PostgreSQL did not get ready:\n${said}`)),
      LONGEST_START,
    );
    words.on('data', (text: Buffer) => {
      said = (said + text.toString()).slice(-4_000);
      if (!said.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
    void ended.then(() => reject(new Error(`PostgreSQL ended:\n${said}`)));
  });
}

function startServer(programs: string, folder: string, port: number, user: ServerUser) {
  const settings = [
    'listen_addresses=127.0.0.1',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
  ].flatMap((setting) => ['-c', setting]);
  const words = [
    '-c',
    GUARD,
    'sh',
    join(programs, 'postgres'),
    '-D',
    join(folder, 'data'),
    '-k',
    folder,
    '-p',
    String(port),
    ...settings,
  ];
  const child = spawn('sh', words, { ...user, cwd: folder, stdio: ['pipe', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => resolve());
  });
  return {
    ready: untilReady(child.stderr, ended),
    stop: () => {
      child.stdin.end();
      return ended;
    },
  };
}

/**
 * Starts this machine's PostgreSQL on a free loopback port, with its data in a temporary folder
 * that `stop` removes. Without PostgreSQL `url` is undefined.
 */
export async function startPostgres(): Promise<TestDatabase> {
  const programs = process.platform === 'win32' ? undefined : findServerPrograms();
  if (programs === undefined) {
    return {
      url: undefined,
      said: 'This machine has no PostgreSQL server: the tests use PGlite.',
      stop: async () => {},
    };
  }
  const user = findServerUser();
  const { folder, password } = await createCluster(programs, user);
  const port = await findFreePort();
  const server = startServer(programs, folder, port, user);
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  await server.ready.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url: `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`,
    said: `PostgreSQL of ${programs}, on 127.0.0.1:${port}`,
    stop,
  };
}
