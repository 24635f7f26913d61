/** @jest-environment node */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../build/repositoryRoot.ts';

/** Milliseconds: it builds a widget. */
const LONGEST = 180_000;

it(
  '[R10.04] a deploy, also one that fails, leaves the build that npm start publishes as it is',
  async () => {
    const build = () =>
      readFile(join(repositoryRoot, 'mf-ads/dist/widget/widget.json'), 'utf8').catch(() => 'none');
    const before = await build();
    const words = ['mf-ads', '--version', '98.7.6', '--to', 'http://127.0.0.1:9', '--token', 'x'];
    const deployed = promisify(execFile)(process.execPath, [
      join(repositoryRoot, 'tooling/commands/deploy.ts'),
      ...words,
    ]);
    await expect(deployed).rejects.toMatchObject({
      stderr: expect.stringMatching(/^building mf-ads \.\.\.\n.*does not answer\./),
    });
    expect(await build()).toBe(before);
  },
  LONGEST,
);
