import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readStatus } from 'registry/client';
import { buildChanged, publishBuilt, publishChanged, takeBack } from '../stack/changedWidget.ts';
import { leaveAsVisitor } from '../stack/leaveAsVisitor.ts';
import { nextVersion } from '../stack/nextVersion.ts';
import { expect, test } from '../stack/test.ts';
import { untilShown } from '../stack/untilShown.ts';

const RESULT = '/search/result/?area[]=102&year=2026&month=11&day=28';

/** Opens the page and waits until every slot is ready. */
async function everySlotLives(page: Page) {
  await page.goto(RESULT);
  for (const slot of await page.locator('[data-slot][data-widget]').all())
    await expect(slot).toHaveAttribute('data-phase', 'ready');
  await expect(page.locator('[data-slot="results"] article[data-course]').first()).toBeVisible();
}

test('[R10.04][R10.05] the registry is killed in the middle of a publish: pages go on, no half version is listed, and the publish is repeated', async ({
  healthyPage: page,
  stack,
}) => {
  test.setTimeout(180_000);
  const change = { name: 'mf-ads', version: nextVersion(), change: {} };
  const folder = await buildChanged(change);
  const versions = async () =>
    (await readStatus({ registryUrl: stack.registryUrl, name: 'mf-ads' })).versions;
  const before = await versions();
  const publishing = publishBuilt(stack, change, folder).then(
    () => true,
    () => false,
  );
  // the registry is writing its files now
  await expect
    .poll(() => existsSync(join(stack.assetStore, `mf-ads/${change.version}`)), { intervals: [1] })
    .toBe(true);
  await stack.kill('registry');
  const answered = await publishing;
  try {
    await everySlotLives(page);
  } finally {
    await stack.restart('registry');
  }
  const after = await versions();
  // a publish that was confirmed is there; one that was not is there as a whole or not at all
  const isThere = after.some(({ version }) => version === change.version);
  if (answered) expect(isThere).toBe(true);
  if (!isThere) expect(after).toEqual(before);
  await publishBuilt(stack, change, folder);
  await untilShown(stack, RESULT, `mf-ads@${change.version}`);
  await everySlotLives(page);
  await expect(page.locator('[data-slot="right_ad"]')).toHaveAttribute(
    'data-widget',
    `mf-ads@${change.version}`,
  );
  await takeBack(stack, 'mf-ads');
});

test('[R10.04][R10.05] the registry is killed during a canary: pages go on, the trial is still there afterwards, and the visits of meanwhile are counted', async ({
  page,
  stack,
}) => {
  test.setTimeout(180_000);
  const canary = nextVersion();
  const status = () => readStatus({ registryUrl: stack.registryUrl, name: 'mf-ads' });
  await publishChanged(stack, { name: 'mf-ads', version: canary, canary: 50, change: {} });
  const visits = async () => {
    const { trial } = await status();
    return (trial?.canary.counts.visits ?? 0) + (trial?.stable.counts.visits ?? 0);
  };
  const { trial: before } = await status();
  const counted = await visits();
  await untilShown(stack, RESULT, `mf-ads@${canary}`);
  await everySlotLives(page);
  await leaveAsVisitor(page);
  await stack.kill('registry');
  try {
    await everySlotLives(page);
    const shown = await page.locator('[data-slot="right_ad"]').getAttribute('data-widget');
    await leaveAsVisitor(page);
    await everySlotLives(page);
    // a visitor stays on the same side of the trial
    await expect(page.locator('[data-slot="right_ad"]')).toHaveAttribute(
      'data-widget',
      shown ?? '',
    );
    await leaveAsVisitor(page);
  } finally {
    await stack.restart('registry');
  }
  const { trial } = await status();
  expect(trial).toMatchObject({ version: canary, traffic: 50, startedAt: before?.startedAt });
  await expect.poll(visits, { timeout: 30_000 }).toBeGreaterThanOrEqual(counted + 3);
  await takeBack(stack, 'mf-ads');
  expect((await status()).acts.at(-1)).toMatchObject({ act: 'rolled-back', version: canary });
});
