/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { aRunningRegistry, tarOf, widgetFiles } from 'registry/testing';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { readReleaseSettings } from './environment.ts';
import { stageAccess } from './stageAccess.ts';

type Registry = Awaited<ReturnType<typeof aRunningRegistry>>;

const TOKEN = 'token-of-the-results-team';
const ends = new AsyncDisposableStack();
let stage: Registry;
let production: Registry;
beforeAll(async () => {
  stage = await aRunningRegistry();
  ends.defer(() => stage.stop());
  production = await aRunningRegistry();
  ends.defer(() => production.stop());
  await stage.post('mf-results', tarOf(widgetFiles({ version: '1.2.0' })));
});
afterAll(() => ends.disposeAsync());

/** Runs the command that a team types. */
async function release(...words: readonly string[]) {
  const all = ['mf-results', ...words, '--to', production.url, `--token=${TOKEN}`];
  const child = spawn(process.execPath, ['tooling/commands/release.ts', ...all], {
    cwd: repositoryRoot,
  });
  const ended = once(child, 'close');
  const [said, wrong] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await ended) as [number];
  return { said, wrong, code };
}

it('[R10.04] a team promotes what its stage has, with one command', async () => {
  const { said, wrong } = await release(
    ...['promote', '1.2.0', '--why', 'tried for a week'],
    ...['--from', stage.url, '--from-token', TOKEN],
  );
  expect(wrong).toBe('');
  expect(said).toMatch(/^1\.2\.0 +100 % stable/);
  expect(said).toContain(`from ${new URL(stage.url).host}. tried for a week`);
}, 60_000);

it('[R10.04] a promotion that gives nobody the version fails, and says how it gets visitors', async () => {
  await stage.post('mf-results', tarOf(widgetFiles({ version: '1.3.0' })));
  const promote = (...words: readonly string[]) =>
    release(
      ...['promote', '1.3.0', '--why', 'tried for a week', ...words],
      ...['--from', stage.url, '--from-token', TOKEN],
    );
  expect(await promote('--unreleased')).toMatchObject({ code: 0, wrong: '' });
  expect(await promote('--unreleased')).toMatchObject({ code: 0, wrong: '' });
  expect(await promote('--canary', '10')).toEqual({
    ...{ code: 1, said: '' },
    wrong:
      'Nobody gets mf-results 1.3.0, which was published before: release start 1.3.0 gives it visitors.\n',
  });
  await release('start', '1.3.0', '--why', 'tried for a week');
  expect(await promote()).toMatchObject({ code: 0, wrong: '' });
}, 60_000);

it('[R10.04] the stage and its token are asked for in a sentence', () => {
  const settings = readReleaseSettings({ STAGE_TOKEN: 'of the stage' });
  const from = 'https://registry.stage.example';
  expect(stageAccess({ from, token: undefined }, settings).token).toBe('of the stage');
  expect(stageAccess({ from, token: 'said' }, settings).token).toBe('said');
  for (const wrong of [undefined, 'nope'])
    expect(() => stageAccess({ from: wrong, token: 'said' }, settings)).toThrow(
      'Say from which registry',
    );
  expect(() => stageAccess({ from, token: undefined }, readReleaseSettings({}))).toThrow(
    'set STAGE_TOKEN, or give --from-token',
  );
});
