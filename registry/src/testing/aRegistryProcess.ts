import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { passedOn } from 'server-kit/testing/passedOn';
import { TOKENS } from './aRunningRegistry.ts';

export interface ProcessWish {
  /** The PostgreSQL of its records. Default: SQLite below the folder. */
  readonly databaseUrl?: string | undefined;
  /** The folder of its records and, in `assets`, of its files. */
  readonly folder: string;
  /** A shell command that runs first, in a mount namespace of the process's own. Linux only. */
  readonly mount?: string;
}

/** The command that starts the server, in a mount namespace of its own where something is mounted. */
function toCommand(mount: string | undefined): [string, string[]] {
  const server = [process.execPath, join(import.meta.dirname, '../server.ts')];
  if (mount === undefined) return [process.execPath, server.slice(1)];
  return ['unshare', ['-rm', 'sh', '-c', `${mount} && exec "$@"`, 'sh', ...server]];
}

/** Returns the settings of a registry, or a program beside it, whose data are in `folder` and a database. */
function placesIn(folder: string, databaseUrl: string | undefined) {
  return {
    ...passedOn(),
    REGISTRY_DATA: join(folder, 'data'),
    ASSET_STORE: join(folder, 'assets'),
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
}

/** Starts a program that an operator runs beside the registry. */
export function aRegistryProgram(
  program: 'backup' | 'restore' | 'renumber' | 'collect',
  words: readonly string[],
  {
    folder,
    databaseUrl,
    settings,
  }: Omit<ProcessWish, 'mount'> & {
    readonly settings?: Readonly<Record<string, string>>;
  },
) {
  const file = join(import.meta.dirname, `../${program}.ts`);
  const child = spawn(process.execPath, [file, ...words], {
    env: { ...placesIn(folder, databaseUrl), ...settings },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += String(text);
    });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  return { child, ended };
}

/** Starts the registry's own process on a free port; resolves with its address when it listens. */
export async function aRegistryProcess({ folder, mount, databaseUrl }: ProcessWish) {
  const [command, words] = toCommand(mount);
  const child = spawn(command, words, {
    env: {
      ...placesIn(folder, databaseUrl),
      SITE_MODE: 'demonstration',
      REGISTRY_PORT: '0',
      REGISTRY_TOKENS: JSON.stringify(TOKENS),
    },
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += String(text);
    });
  const failed = ended.then(() => {
    throw new Error(`The registry ended:\n${said}`);
  });
  // it may end long after it has listened
  failed.catch(() => undefined);
  while (!said.includes('ready on')) await Promise.race([once(child.stdout, 'data'), failed]);
  const [, url = ''] = /registry ready on (\S+)/.exec(said) ?? [];
  return { child, ended, url: url.replace('localhost', '127.0.0.1') };
}
