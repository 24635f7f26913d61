/** @jest-environment node */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { aRunningRegistry, tarOf, widgetFiles } from 'registry/testing';
import { repositoryRoot } from '../build/repositoryRoot.ts';

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
async function release(words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(
    process.execPath,
    ['tooling/commands/release.ts', 'mf-results', ...words, '--to', production.url],
    { cwd: repositoryRoot, env: { ...process.env, REGISTRY_TOKEN: TOKEN, ...env } },
  );
  const [said, wrong] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { said, wrong };
}

it('[R10.04] a team promotes what its stage has, with one command', async () => {
  const promote = ['promote', '1.2.0', '--why', 'tried for a week'];
  expect((await release(promote)).wrong).toContain('Say from which registry');
  const from = [...promote, '--from', stage.url];
  expect((await release(from)).wrong).toContain('set STAGE_TOKEN, or give --from-token');
  const { said, wrong } = await release(from, { STAGE_TOKEN: TOKEN });
  expect(wrong).toBe('');
  expect(said).toMatch(/^1\.2\.0 +100 % stable/);
  expect(said).toContain(`from ${new URL(stage.url).host}. tried for a week`);
}, 60_000);
