import type { Browser } from '@playwright/test';
import { readStatus, reportVisits } from 'registry/client';
import { NO_VISITS } from 'shared-contracts/release';
import type { Stack } from 'tooling/stack';
import { publishChanged, takeBack } from '../stack/changedWidget.ts';
import { nextVersion } from '../stack/nextVersion.ts';
import { leaveAsVisitor } from '../stack/leaveAsVisitor.ts';
import { openAsNewVisitor } from '../stack/openAsNewVisitor.ts';
import { signInPanda } from '../staff/staff.ts';
import { expect, test } from '../stack/test.ts';
import { untilShown } from '../stack/untilShown.ts';

const RESULTS = '/search/result/?area[]=13&year=2026&month=11&day=28';
/** A screen on which the side column stands beside the results. */
const WITH_SIDE = { width: 1100, height: 720 };

/** How many documents the test opens before it gives up; the registry needs fewer. */
const VISITORS = 40;

function statusOf({ registryUrl }: Stack, name = 'mf-ads') {
  return readStatus({ registryUrl, name });
}

/** The registry knows of earlier visits that the version before works. */
async function tellBefore(stack: Stack): Promise<string> {
  const { versions } = await statusOf(stack);
  const { version } = versions.find(({ stable }) => stable)!;
  const counts = { ...NO_VISITS, visits: 300, failed: 2, errored: 2, issued: 300, heard: 296 };
  await reportVisits({
    registryUrl: stack.registryUrl,
    token: stack.access.tokens['shell'] ?? '',
    reports: [{ widget: 'mf-ads', version, counts }],
  });
  return version;
}

/** Publishes mf-ads for everybody, with code around its parts. */
async function publishAround(
  stack: Stack,
  version: string,
  around: string,
  waive: readonly string[] = [],
): Promise<void> {
  await publishChanged(stack, {
    name: 'mf-ads',
    version,
    waive,
    change: {
      'src/widget.tsx': (text) =>
        text.trim().replace(
          /^export default (.*)$/ms,
          (_all, widget: string) => `
type Parts = { mount: (...given: never[]) => unknown; render: (...given: never[]) => string };
const changed = <Widget extends object>(made: Widget): Widget => ({ ...made, ...around(made as never as Parts) });
const around = (made: Parts): object => (${around});
export default changed(${widget.replace(/;$/, '')});`,
        ),
    },
  });
}

/** Visitors open the page and leave it, until the registry has decided. */
async function visitUntilDecided(browser: Browser, stack: Stack): Promise<Set<string>> {
  const shown = new Set<string>();
  const context = await browser.newContext({ baseURL: stack.shellUrl, viewport: WITH_SIDE });
  for (let visitor = 0; visitor < VISITORS; visitor += 1) {
    if ((await statusOf(stack)).watch === null) break;
    const page = await openAsNewVisitor(context);
    await page.goto(RESULTS);
    const slot = page.locator('[data-slot="right_ad"]');
    await slot.scrollIntoViewIfNeeded();
    await expect(slot.getByRole('article').first()).toBeVisible();
    await expect(slot).toHaveAttribute('data-phase', 'ready');
    shown.add((await slot.getAttribute('data-widget')) ?? '');
    expect(await context.cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'asashiba_visitor' }),
    );
    await leaveAsVisitor(page);
  }
  await context.close();
  return shown;
}

test('[R10.04][R10.05] a version that was simply deployed, and throws after its hydration at every visitor, goes back by itself, and the log and the page of releases say so', async ({
  browser,
  page,
  stack,
}) => {
  test.setTimeout(420_000);
  const before = await tellBefore(stack);
  const version = nextVersion();
  await publishAround(
    stack,
    version,
    `{ mount: (...given: never[]) => {
  setTimeout(() => { throw new Error('No price'); });
  return made.mount(...given);
} }`,
  );
  await untilShown(stack, RESULTS, `mf-ads@${version}`);
  await signInPanda(page, stack, '/staff/panda/login?return=/staff/panda/releases');
  const card = page.getByRole('region', { name: 'mf-ads' });
  await expect(card).toContainText('見守り中の版');
  // a visit that has been measured by now adds the table of its causes, which names it too
  await expect(card.locator('th[data-line="canary"]')).toHaveText(version);

  await visitUntilDecided(browser, stack);
  const { acts, versions } = await statusOf(stack);
  expect(versions.find(({ stable }) => stable)!.version).toBe(before);
  const why = acts.at(-1)!.why;
  expect(acts.at(-1)).toMatchObject({ who: 'registry', act: 'taken-back', version });
  expect(why).toMatch(
    new RegExp(
      `^\\d+ of \\d+ visits failed \\(.*(?:: |, )\\d+ threw an error(?:;|, [^;]*;) with the version before \\(${before}\\) \\d+ of \\d+ .*All visitors have ${before} again\\.$`,
    ),
  );
  await page.reload();
  await expect(card).not.toContainText('見守り中の版');
  await card.getByText('操作の記録').click();
  await expect(card).toContainText('自動の取り下げ');
  await expect(card).toContainText(why);
});

test('[R10.04][R10.05] a version that throws while the server renders it goes back by itself, though every browser shows it', async ({
  browser,
  stack,
}) => {
  test.setTimeout(420_000);
  const before = await tellBefore(stack);
  const version = nextVersion();
  await publishAround(stack, version, `{ render: () => { throw new Error('No window here'); } }`, [
    'bundle',
  ]);
  await untilShown(stack, RESULTS, `mf-ads@${version}`);
  const shown = await visitUntilDecided(browser, stack);
  expect([...shown]).toContain(`mf-ads@${version}`);
  const { acts, versions } = await statusOf(stack);
  expect(versions.find(({ stable }) => stable)!.version).toBe(before);
  expect(acts.at(-1)).toMatchObject({
    who: 'registry',
    act: 'taken-back',
    version,
    why: expect.stringMatching(
      / visits failed .*(?:: |, )\d+ could not be rendered by the server; with /,
    ),
  });
});

test('[R10.04][R10.05] a version that draws nothing in its slot, where it may say that it has nothing to show, counts as blank, and the one before stands in', async ({
  page,
  stack,
}) => {
  test.setTimeout(180_000);
  const before = await tellBefore(stack);
  const version = nextVersion();
  await publishAround(
    stack,
    version,
    `{ mount: (...[element]: Element[]) => {
  element!.replaceChildren(document.createElement('div'));
  return { update: () => {}, unmount: () => {} };
} }`,
  );
  await untilShown(stack, RESULTS, `mf-ads@${version}`);
  await page.setViewportSize(WITH_SIDE);
  await page.goto(RESULTS);
  const slot = page.locator('[data-slot="right_ad"]');
  await slot.scrollIntoViewIfNeeded();
  await expect(slot).toHaveAttribute('data-widget', `mf-ads@${before}`);
  await expect(slot.getByRole('article').first()).toBeVisible();
  await leaveAsVisitor(page);
  await expect
    .poll(async () => (await statusOf(stack)).watch?.watched.counts, { timeout: 30_000 })
    .toMatchObject({ visits: 1, failed: 1, blank: 1, errored: 0 });
  await takeBack(stack, 'mf-ads');
  expect((await statusOf(stack)).watch).toBeNull();
});

test('[R10.04] a slow interaction is told with the element, the event and the script of the version that it belongs to', async ({
  page,
  stack,
}) => {
  test.setTimeout(180_000);
  await tellBefore(stack);
  const version = nextVersion();
  await publishAround(
    stack,
    version,
    `{ mount: (...given: Element[]) => {
  given[0]!.addEventListener('keydown', () => {
    for (const end = performance.now() + 600; performance.now() < end;);
  });
  return made.mount(...(given as never[]));
} }`,
  );
  await untilShown(stack, RESULTS, `mf-ads@${version}`);
  await page.setViewportSize(WITH_SIDE);
  // from then on the document measures
  const heard = page.waitForRequest('**/telemetry/heard');
  await page.goto(RESULTS);
  const slot = page.locator('[data-slot="right_ad"]');
  await slot.scrollIntoViewIfNeeded();
  await expect(slot).toHaveAttribute('data-phase', 'ready');
  await heard;
  const measured = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('keydown').length > 0) resolve();
        }).observe({ type: 'event' });
      }),
  );
  await slot.getByRole('link').first().press('ArrowLeft');
  await measured;
  await page.goto('about:blank');
  await expect
    .poll(async () => (await statusOf(stack)).watch?.watched.causes, { timeout: 30_000 })
    .toEqual([
      expect.objectContaining({
        device: 'PC',
        vital: 'inp',
        element: expect.stringMatching(/(^| )a(\[|$)/),
        event: 'keydown',
        script: expect.stringMatching(/^[\w-]+\.js$/),
        visits: 1,
        poor: 1,
      }),
    ]);
  await takeBack(stack, 'mf-ads');
});
