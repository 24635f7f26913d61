import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { issueToken } from 'registry/client';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import { withEnvironment } from 'tooling/stack/environment';
import type { Stack } from 'tooling/stack';
import { expect } from '../stack/ownStack.ts';

const run = promisify(execFile);

/** The widget of `docs/own-repository.md`. */
export const NAME = 'mf-holiday';

/** The parts of `docs/own-repository.md` by their headings; `''` is what stands before the first. */
export async function readParts(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(repositoryRoot, 'docs/own-repository.md'), 'utf8');
  return new Map(
    `\n${text}`
      .split(/^## /m)
      .map((part, at) => [at === 0 ? '' : (part.split('\n')[0] ?? ''), part]),
  );
}

/** Adds the team's public key to those that registry and shell read, as an operator does. */
export async function addKey(widgetKeys: string, key: string): Promise<void> {
  const file = widgetKeys.replace('file:', '');
  const keys = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  await writeFile(file, JSON.stringify({ ...keys, [NAME]: key }));
}

/** Loads the top page until the guest's slot has this version of the widget. */
export async function shows(page: Page, { shellUrl }: Stack, version: string): Promise<void> {
  const guest = page.locator('[data-slot="guest"]');
  await expect(async () => {
    await page.goto(`${shellUrl}/index-pc`);
    await expect(guest).toHaveAttribute('data-widget', `${NAME}@${version}`, { timeout: 1000 });
  }).toPass();
}

/** A folder of a team outside of the repository. */
export interface OwnFolder {
  readonly folder: string;
  /** Types a line there, with the team's rights. Resolves with what it prints. */
  type(line: string): Promise<string>;
  /** Begins a line that runs until it is stopped. */
  begin(line: string): BegunLine;
}

/** A line that was typed and runs. */
export interface BegunLine {
  /** Returns what it has printed so far. */
  readonly said: () => string;
  /** Stops it by Ctrl+C. */
  readonly stop: () => Promise<void>;
}

function beginLine(line: string, options: { cwd: string; env: NodeJS.ProcessEnv }): BegunLine {
  // a group of its own, which Ctrl+C reaches as a whole
  const begun = spawn('sh', ['-c', line], { ...options, detached: true });
  const ended = once(begun, 'exit');
  let isEnded = false;
  begun.on('exit', () => {
    isEnded = true;
  });
  let said = '';
  for (const stream of [begun.stdout, begun.stderr])
    stream.on('data', (text: Buffer) => {
      said += text.toString();
    });
  return {
    said: () => said,
    stop: async () => {
      if (!isEnded && begun.pid !== undefined) process.kill(-begun.pid, 'SIGINT');
      await ended;
    },
  };
}

/** Where the team's npm takes packages: from this registry, or from files alone. */
function npmSettings(folder: string, packages: string | undefined): Record<string, string> {
  const cache = { npm_config_cache: join(folder, '.npm') };
  if (packages === undefined) return { ...cache, npm_config_offline: 'true' };
  return { ...cache, npm_config_registry: packages, npm_config_audit: 'false' };
}

/**
 * Makes the folder of a team that has a token of its widget, and nothing of this repository. `packages` is the address of
 * an npm registry; without it npm has none.
 */
export async function openOwnFolder(
  stack: Stack,
  ends: AsyncDisposableStack,
  more: Readonly<Record<string, string>> = {},
  packages?: string,
): Promise<OwnFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'asashiba-own-repository-'));
  ends.defer(() => rm(folder, { recursive: true, force: true }));
  const { token } = await issueToken({
    registryUrl: stack.registryUrl,
    token: stack.access.tokens['operator'] ?? '',
    widget: NAME,
    acts: ['publish', 'raise', 'rollback', 'preview'],
    days: 1,
    reason: 'the holiday team',
  });
  const given = withEnvironment({
    REGISTRY_URL: stack.registryUrl,
    REGISTRY_TOKEN: token,
    ...more,
  });
  // an npm that runs these tests would tell the team's npm where this repository is
  const own = Object.entries(given).filter(([key]) => !/^(npm_|INIT_CWD|NODE_)/i.test(key));
  const env = {
    ...Object.fromEntries(own),
    PATH: `${dirname(process.execPath)}:${given['PATH']}`,
    ...npmSettings(folder, packages),
  };
  return {
    folder,
    type: async (line) => {
      const { stdout } = await run('sh', ['-c', line], { cwd: folder, env }).catch(
        (error: Error & { stdout?: string }) => {
          throw new Error(`${line}\n${error.message}\n${error.stdout}`);
        },
      );
      return stdout;
    },
    begin: (line) => {
      const begun = beginLine(line, { cwd: folder, env });
      ends.defer(begun.stop);
      return begun;
    },
  };
}
