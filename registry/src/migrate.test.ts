import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { passedOn } from 'server-kit/testing/passedOn';

const STEPS =
  '001-records, 002-tokens, 003-publishing, 004-last-use, 005-collected, 006-errors, 007-heard, 009-watch, 010-sessions, 011-causes';

it('[R10.04] a registry that may not change tables waits for its migrations, says so, and goes on when they have run', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'registry-'));
  const settings = {
    ...passedOn(),
    SITE_MODE: 'demonstration',
    REGISTRY_DATA: folder,
    REGISTRY_PORT: '0',
  };
  const migrate = (...words: string[]) =>
    promisify(execFile)(process.execPath, [join(__dirname, 'migrate.ts'), ...words], {
      env: settings,
    });
  const child = spawn(process.execPath, [join(__dirname, 'server.ts')], {
    env: { ...settings, ASSET_STORE: join(folder, 'assets'), MIGRATE_AT_START: 'no' },
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += String(text);
  });
  while (!said.includes('\n')) await once(child.stderr, 'data');
  expect(said).toBe(
    `registry waits: the database lacks registry ${STEPS}: run registry/src/migrate.js (docs/operations.md)\n`,
  );
  await expect(migrate('--check')).rejects.toMatchObject({
    code: 2,
    stdout: `registry: due: ${STEPS}\n`,
  });
  const ready = once(child.stdout, 'data');
  expect(await migrate()).toMatchObject({ stdout: `registry: has run ${STEPS}\n` });
  expect(String((await ready)[0])).toContain('registry ready on');
  child.kill('SIGKILL');
  await rm(folder, { recursive: true });
}, 60_000);
