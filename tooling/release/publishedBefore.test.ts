/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { rollbackWidget } from 'registry/client';
import { aRunningRegistry, tarOf, TOKENS, widgetFiles } from 'registry/testing';
import { aTestFolder } from 'server-kit/testing/aTestFolder';
import { repositoryRoot } from '../build/repositoryRoot.ts';

const NAME = 'mf-results';
/** Milliseconds: each command is a process of its own. */
const LONGEST = 120_000;

let registry: Awaited<ReturnType<typeof aRunningRegistry>>;
let folder: string;
beforeEach(async () => {
  folder = await aTestFolder('published-before');
  registry = await aRunningRegistry();
});
afterEach(() => registry.stop());

/** Runs a command of this repository in the folder. */
async function type(program: string, ...words: readonly string[]) {
  const child = spawn(process.execPath, [join(repositoryRoot, program), ...words], { cwd: folder });
  const ended = once(child, 'close');
  const [said, wrong] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await ended) as [number];
  return { said, wrong, code };
}
function access() {
  return ['--to', registry.url, '--token', TOKENS[NAME], '--why', 'no prices'];
}
async function takeBack() {
  const act = { registryUrl: registry.url, token: TOKENS[NAME], name: NAME, reason: 'x' };
  await rollbackWidget(act);
}

it(
  '[R10.04] a deploy of a version that is there already fails where nobody gets it, and says the next step',
  async () => {
    await registry.post(NAME, tarOf(widgetFiles({ version: '1.0.0' })));
    const artefact = join(folder, 'next.tgz');
    await writeFile(artefact, tarOf(widgetFiles({ version: '1.1.0' })));
    const deploy = (...words: readonly string[]) =>
      type('tooling/commands/deploy.ts', NAME, '--artefact', artefact, ...access(), ...words);
    expect(await deploy('--unreleased')).toMatchObject({ code: 0, wrong: '' });
    expect(await deploy('--canary', '10')).toEqual({
      code: 1,
      said: expect.stringMatching(/^mf-results 1\.1\.0 was published before, not live\.\n/),
      wrong: `Nobody gets mf-results 1.1.0, which was published before: npm run release -- mf-results start 1.1.0 gives it visitors.\n`,
    });
    const start = ['start', '1.1.0', ...access()];
    expect(await type('tooling/commands/release.ts', NAME, ...start)).toMatchObject({ code: 0 });
    expect(await deploy()).toMatchObject({ code: 0, wrong: '' });
    await takeBack();
    expect(await deploy()).toMatchObject({
      code: 1,
      wrong: expect.stringContaining('it was taken back and never runs again.'),
    });
  },
  LONGEST,
);
