import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from 'tooling/browsers/findBrowser';
import { readSteps } from 'tooling/documented/readTours';
import { kitArchive } from 'tooling/package/kitArchive';
import { expect, test } from '../stack/ownStack.ts';
import { addKey, NAME, openOwnFolder, readParts, shows } from './ownFolder.ts';

test('[R10.02][R10.03][R10.04] a team with a folder of its own and the packed kit makes, tests, checks and publishes a widget, sees it, watches a canary and goes back, word by word by the documentation', async ({
  start,
  ends,
  page,
}) => {
  // servers of its own, the bundles of the kit, and two mounts in a browser
  test.setTimeout(300_000);
  const browser = findBrowser();
  const stack = await start({ browser });
  const files = await mkdtemp(join(tmpdir(), 'asashiba-kit-'));
  ends.defer(() => rm(files, { recursive: true, force: true }));
  const { name, bytes } = await kitArchive(new Date(0));
  const KIT = join(files, name);
  await writeFile(KIT, bytes);
  const { folder, type } = await openOwnFolder(stack, ends, {
    KIT,
    WIDGET_KEY: 'team.pem',
    BROWSER_PATH: browser ?? '',
  });
  const guest = page.locator('[data-slot="guest"]');

  const parts = await readParts();
  const text = ['What the operator does once', 'With the kit']
    .map((part) => parts.get(part))
    .join('');
  const lines = readSteps('own-repository.md', text).flatMap((step) =>
    step.kind === 'commands' ? step.lines : [],
  );
  const said = new Map<string, string>();
  for (const line of lines) {
    // the servers look at the file of keys now and then
    if (line.includes('--dry-run'))
      await expect(async () => said.set(line, await type(line))).toPass();
    else said.set(line, await type(line));
    if (line.includes('team.pub'))
      await addKey(stack.widgetKeys, await readFile(join(folder, 'team.pub'), 'utf8'));
    if (line.includes('--why first')) await shows(page, stack, '1.0.0');
    if (line.includes(' raise ')) await shows(page, stack, '1.1.0');
    if (line.includes(' rollback ')) await shows(page, stack, '1.0.0');
  }
  await expect(guest).toHaveAttribute('data-phase', 'ready');
  await expect(guest).toHaveText('次の祝日は11/23（勤労感謝の日）です。');

  const saidBy = (word: string) => {
    const [, answer = `no line has ${word}`] =
      [...said].find(([line]) => line.includes(word)) ?? [];
    return answer;
  };
  for (const count of ['pass 2', 'fail 0']) expect(saidBy('npm test')).toContain(count);
  expect(saidBy(' check')).toBe(`${NAME} keeps what a registry asks of a version.\n`);
  expect(saidBy('--dry-run')).toBe(`${NAME} 1.0.0 would be taken.\n`);
  expect(saidBy('--why first')).toMatch(/^mf-holiday 1\.0\.0 is published and live for 100 %/);
  expect(saidBy('ci.sh')).toMatch(/1\.1\.0 is published and live for 10 % of the visitors\./);
  expect(saidBy(' trial')).toMatch(
    /^Canary 1\.1\.0: 10 % of the visitors, then 25, 50, 100 % by itself$/m,
  );
  expect(saidBy(' preview ')).toMatch(/\/preview\/mf-holiday\/1\.1\.0\/\S+\n$/);
  expect(saidBy(' rollback ')).toMatch(/^1\.1\.0 +taken back/m);
  expect(saidBy(' rollback ')).toMatch(/rolled-back 1\.0\.0 by mf-holiday\S*: too short$/m);
});
