import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { issueToken } from 'registry/client';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import { findBrowser } from 'tooling/browsers/findBrowser';
import { applyEdit } from 'tooling/documented/applyEdit';
import { readSteps } from 'tooling/documented/readTours';
import { withEnvironment } from 'tooling/stack/environment';
import { expect, test } from '../stack/ownStack.ts';

const run = promisify(execFile);
const NAME = 'mf-holiday';

/** Adds the team's public key to those that registry and shell read, as an operator does. */
async function addKey(widgetKeys: string, key: string): Promise<void> {
  const file = widgetKeys.replace('file:', '');
  const keys = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  await writeFile(file, JSON.stringify({ ...keys, [NAME]: key }));
}

test('[R10.02][R10.03][R10.04] a team with a folder of its own and no package of ours publishes a widget, sees it, watches a canary and goes back, word by word by the documentation', async ({
  start,
  ends,
  page,
}) => {
  // servers of its own
  test.setTimeout(180_000);
  // the registry mounts it, too
  const stack = await start({ browser: findBrowser() });
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
  const env = withEnvironment({ REGISTRY_URL: stack.registryUrl, REGISTRY_TOKEN: token });
  const said: string[] = [];
  const type = async (line: string) => {
    const { stdout } = await run('sh', ['-c', line], { cwd: folder, env }).catch(
      (error: Error & { stdout?: string }) => {
        throw new Error(`${line}\n${error.message}\n${error.stdout}`);
      },
    );
    said.push(stdout);
  };
  const guest = page.locator('[data-slot="guest"]');
  const shows = (version: string) =>
    expect(async () => {
      await page.goto(`${stack.shellUrl}/index-pc`);
      await expect(guest).toHaveAttribute('data-widget', `${NAME}@${version}`, { timeout: 1000 });
    }).toPass();

  const text = await readFile(join(repositoryRoot, 'docs/own-repository.md'), 'utf8');
  for (const step of readSteps('own-repository.md', text)) {
    if (step.kind === 'edit') await applyEdit(folder, step);
    else
      for (const line of step.lines) {
        // the servers look at the file of keys now and then
        if (line.includes('dryRun')) await expect(() => type(line)).toPass();
        else await type(line);
        if (line.includes('team.pub'))
          await addKey(stack.widgetKeys, await readFile(join(folder, 'team.pub'), 'utf8'));
        if (line.includes('why=first')) await shows('1.0.0');
        if (line.includes('/raise')) await shows('1.1.0');
        if (line.includes('/rollback')) await shows('1.0.0');
      }
  }
  await expect(guest).toHaveAttribute('data-phase', 'ready');
  await expect(guest).toHaveText('次の祝日は11/23（勤労感謝の日）です。');
  const { acts } = JSON.parse(said.at(-1) ?? '') as { acts: { act: string; version: string }[] };
  expect(acts.map(({ act, version }) => `${act} ${version}`.trim())).toEqual([
    'token-issued',
    'published 1.0.0',
    'published 1.1.0',
    'raised 1.1.0',
    'rolled-back 1.0.0',
  ]);
});
