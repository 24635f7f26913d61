import type { Route } from '@playwright/test';
import { expect, test } from '../stack/test.ts';
import { breakFiles } from './brokenFiles.ts';
import { expectBackAfterRetry, expectHolds, expectSearchAnswered } from '../stack/pageHolds.ts';

// a document that a test has written is of no network, and a browser asks before it shows frames of this machine
test.use({ permissions: ['local-network-access'] });

const TOP = '/index-pc';

for (const [fault, milliseconds] of [
  ['is down', 1000],
  ['never starts', 5000],
] as const) {
  test(`[R10.05] of a widget that ${fault} the fallback is there when the page's clock has run for ${milliseconds} ms`, async ({
    page,
  }) => {
    await breakFiles(page, 'mf-content', fault);
    await page.addInitScript(() => {
      const noteLostScript = ({ target }: Event) => {
        if (target instanceof HTMLScriptElement) Object.assign(globalThis, { hasStruck: true });
      };
      addEventListener('error', noteLostScript, true);
    });
    await page.clock.install();
    await page.goto(TOP, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('[data-slot="search"]')).toHaveAttribute('data-phase', 'ready');
    // the widget's deadline does not run before its load has begun
    await expect.poll(() => page.evaluate(() => 'hasStruck' in globalThis)).toBe(true);
    // a machine that takes longer than that second has to name another one
    await expect(async () =>
      page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000),
    ).toPass();
    await page.clock.runFor(milliseconds);
    const content = page.locator('[data-slot="content-main"]');
    await expect(content).toHaveAttribute('data-phase', 'failed');
  });
}

for (const [what, file] of [
  ['entry', '**/remotes/mf-content/**/remoteEntry.js*'],
  ['chunk', '**/remotes/mf-content/**/widget.js*'],
] as const) {
  test(`[R10.05] a widget whose ${what} is on its way while the machine stands still for a minute is not given up`, async ({
    page,
  }) => {
    const arrives = Promise.withResolvers<undefined>();
    const asked = Promise.withResolvers<undefined>();
    await page.route(file, async (route) => {
      asked.resolve(undefined);
      await arrives.promise;
      await route.fallback();
    });
    await page.clock.install();
    await page.goto(TOP, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('[data-slot="search"]')).toHaveAttribute('data-phase', 'ready');
    await asked.promise;
    // every timer that is due fires once, as when a computer wakes up
    await page.clock.fastForward(60_000);
    arrives.resolve(undefined);
    await expect(page.locator('[data-slot="content-main"]')).toHaveAttribute('data-phase', 'ready');
  });

  test(`[R10.05] a widget whose ${what} arrives after its deadline is not mounted by it, and once by もう一度`, async ({
    page,
    watch,
  }) => {
    const late: Route[] = [];
    let isLate = true;
    await page.route(file, (route) => {
      if (!isLate) return route.fallback();
      late.push(route);
      return undefined;
    });
    const faulty = { page, watch, broken: ['mf-content'], reports: new Map() };
    await page.goto(TOP, { waitUntil: 'domcontentloaded' });
    await expectHolds(faulty);
    isLate = false;
    // what the browser has given up itself cannot be answered any more
    await Promise.all(late.map((route) => route.fallback().catch(() => {})));
    await page.waitForLoadState('networkidle');
    await expectHolds(faulty);
    await expectBackAfterRetry(page);
    const mounts = await page.evaluate(
      () => performance.getEntriesByName('content-main alive').length,
    );
    expect(mounts).toBe(1);
    await expectSearchAnswered(page);
  });
}
