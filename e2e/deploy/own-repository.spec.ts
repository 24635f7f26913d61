import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser } from 'tooling/browsers/findBrowser';
import { applyEdit } from 'tooling/documented/applyEdit';
import { readSteps } from 'tooling/documented/readTours';
import { expect, test } from '../stack/ownStack.ts';
import { addKey, openOwnFolder, readParts, shows } from './ownFolder.ts';

test('[R10.02][R10.03][R10.04] a team with a folder of its own and no package of ours publishes a widget, sees it, watches a canary and goes back, word by word by the documentation', async ({
  start,
  ends,
  page,
}) => {
  // servers of its own
  test.setTimeout(180_000);
  // the registry mounts it, too
  const stack = await start({ browser: findBrowser() });
  const { folder, type } = await openOwnFolder(stack, ends);
  const said: string[] = [];
  const guest = page.locator('[data-slot="guest"]');

  const parts = [...(await readParts())].filter(([heading]) => !heading.startsWith('With the kit'));
  const text = parts.map(([, part]) => part).join('');
  for (const step of readSteps('own-repository.md', text)) {
    if (step.kind === 'edit') await applyEdit(folder, step);
    else
      for (const line of step.lines) {
        // the servers look at the file of keys now and then
        if (line.includes('dryRun')) await expect(() => type(line)).toPass();
        else said.push(await type(line));
        if (line.includes('team.pub'))
          await addKey(stack.widgetKeys, await readFile(join(folder, 'team.pub'), 'utf8'));
        if (line.includes('why=first')) await shows(page, stack, '1.0.0');
        if (line.includes('/raise')) await shows(page, stack, '1.1.0');
        if (line.includes('/rollback')) await shows(page, stack, '1.0.0');
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
