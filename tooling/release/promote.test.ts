/** @jest-environment node */
import { spawn } from 'node:child_process';
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
  const [said, wrong] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { said, wrong };
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
