import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '../stack/test.ts';
import { cardsOf, KANTO } from './resultPage.ts';

const LATE = 3000;

test('[R4.18] coupons, advertisements and member panel that come three seconds late move nothing: CLS is at most 0.02', async ({ page }) => {
  for (const call of ['**/course/coupon/search*', '**/adplat*', '**/course/details*', '**/user/info*']) {
    await page.route(call, async (route) => { await wait(LATE); await route.continue(); });
  }
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // three months of coupons: some course of the page has one
  await page.goto(`/search/result/?${KANTO.replace('widthday=1', 'widthday=31')}`);
  const coupons = page.waitForResponse(/course\/coupon\/search/);
  await expect(cardsOf(page).first().getByText(/^¥[\d,]+/).first()).toBeVisible();
  await coupons;
  await expect(cardsOf(page).getByText(/最大[\d,]+円クーポン/).first()).toBeVisible();
  await expect(page.locator('[data-slot="member"] [aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('[data-slot="right_ad"]')).toHaveAttribute('data-phase', 'ready');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.02);
});
