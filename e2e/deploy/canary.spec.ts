import { readStatus, reportVisits } from 'registry/client';
import { NO_VISITS } from 'shared-contracts/release';
import { publishChanged } from '../stack/changedWidget.ts';
import { nextVersion } from '../stack/nextVersion.ts';
import { leaveAsVisitor } from '../stack/leaveAsVisitor.ts';
import { openAsNewVisitor } from '../stack/openAsNewVisitor.ts';
import { expect, test } from '../stack/test.ts';

/** A screen on which the side column stands beside the results. */
const WITH_SIDE = { width: 1100, height: 720 };

/** How many documents the test opens before it gives up; the registry needs fewer. */
const VISITORS = 60;

test('[R10.04][R10.05] a canary that throws in one of five mounts is taken back by itself, and no visitor saw a blank slot', async ({
  browser,
  stack,
}) => {
  const canary = nextVersion();
  test.setTimeout(420_000);
  const status = () => readStatus({ registryUrl: stack.registryUrl, name: 'mf-ads' });
  const stable = (await status()).versions.find((version) => version.stable)!.version;
  await publishChanged(stack, {
    name: 'mf-ads',
    version: canary,
    canary: 90,
    change: {
      'src/widget.tsx': (text) =>
        text.trim().replace(
          /^export default (.*)$/ms,
          (_all, widget: string) => `
const failing = <Widget extends { mount: (...given: never[]) => unknown }>(made: Widget): Widget => ({ ...made, mount: (...given: never[]) => {
  if ((globalThis as { canaryVisit?: number }).canaryVisit! % 5 === 4) throw new Error('Every fifth mount fails');
  return made.mount(...given);
} });
export default failing(${widget.replace(/;$/, '')});`,
        ),
    },
  });
  // earlier visits tell the registry that the stable version works
  await reportVisits({
    registryUrl: stack.registryUrl,
    token: stack.access.tokens['shell'] ?? '',
    reports: [
      {
        widget: 'mf-ads',
        version: stable,
        counts: { ...NO_VISITS, visits: 300, failed: 1, errored: 1 },
      },
    ],
  });
  const shown = new Set<string>();
  let canaryVisits = 0;
  const context = await browser.newContext({ baseURL: stack.shellUrl, viewport: WITH_SIDE });
  for (let visitors = 0; visitors < VISITORS && (await status()).trial !== null; visitors += 1) {
    const page = await openAsNewVisitor(context);
    await page.addInitScript((visit) => {
      Object.assign(globalThis, { canaryVisit: visit });
    }, canaryVisits);
    await page.goto('/search/result/?area[]=13&year=2026&month=11&day=28');
    const slot = page.locator('[data-slot="right_ad"]');
    await slot.scrollIntoViewIfNeeded();
    await expect(slot).toHaveAttribute('data-phase', 'ready');
    await expect(slot.getByRole('article').first()).toBeVisible();
    const state = await page.locator('#page-state').textContent();
    if (state?.includes(`/remotes/mf-ads/${canary}/`)) canaryVisits += 1;
    shown.add((await slot.getAttribute('data-widget')) ?? '');
    await leaveAsVisitor(page);
  }
  await context.close();
  const { trial, acts, versions } = await status();
  expect(trial).toBeNull();
  expect(versions.find((version) => version.stable)!.version).toBe(stable);
  expect(acts.at(-1)).toMatchObject({ who: 'registry', act: 'taken-back', version: canary });
  expect([...shown].sort()).toEqual([`mf-ads@${canary}`, `mf-ads@${stable}`].sort());
});
