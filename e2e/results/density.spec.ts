import type { Page } from '@playwright/test';
import { expect, test } from '../stack/test.ts';
import { cardsOf, KANTO, openResults, resultsOf } from './resultPage.ts';

/** The heights of the first six cards, which are laid out once they have been near the screen. */
async function heights(page: Parameters<typeof cardsOf>[0]): Promise<number[]> {
  const seen: number[] = [];
  for (const card of (await cardsOf(page).all()).slice(0, 6)) {
    await card.scrollIntoViewIfNeeded();
    seen.push((await card.boundingBox())?.height ?? Infinity);
  }
  return seen;
}
function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

/**
 * Expects the first price near the top, and below the bar of the conditions two cards on a phone and
 * `wide` ones on a desktop.
 */
async function expectDense(page: Page, wide: number): Promise<void> {
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  const isPhone = viewport.width <= 768;
  const price = await cardsOf(page)
    .first()
    .locator('p > b')
    .filter({ hasText: /^¥/ })
    .first()
    .boundingBox();
  expect(price?.y).toBeLessThanOrEqual(isPhone ? 340 : 400);
  const bar = isPhone ? 57 : 65;
  const gap = 12;
  const most = (viewport.height - bar) / (isPhone ? 2 : wide) - gap;
  expect(mean(await heights(page))).toBeLessThanOrEqual(most);
}

test('[R2.15] two courses of usual height fit a phone screen and four a desktop screen, and the first price shows at once', async ({
  healthyPage: page,
}) => {
  await openResults(page);
  await expectDense(page, 4);
});

test('[R2.15] so they do with the parts of the price for a party', async ({
  healthyPage: page,
}) => {
  await openResults(page, `${KANTO}&players=4`);
  await expectDense(page, 3.75);
});

test('[R2.15] order, party and view are one row of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openResults(page);
  const boxes = await Promise.all(
    [
      resultsOf(page).getByRole('combobox', { name: '並び替え' }),
      resultsOf(page).getByRole('combobox', { name: 'プレー人数' }),
      resultsOf(page).getByRole('navigation', { name: '表示の切り替え' }),
    ].map((part) => part.boundingBox()),
  );
  expect(boxes.map((box) => box?.height)).toEqual([48, 48, 48]);
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
});

test('[R2.15] [WCAG 1.3.2] what an hour opens stands before the other plans, also while both are open', async ({
  page,
}) => {
  await openResults(page);
  const card = cardsOf(page).first();
  await card.getByText(/ほか\d+プラン/).click();
  const plans = card.getByRole('list', { name: /のほかのプラン$/ });
  await expect(plans).toBeVisible();
  await card.getByRole('button', { name: /^スタート時刻を見る/ }).click();
  const times = card.getByRole('region', { name: /のスタート時刻$/ });
  await expect(times.getByRole('link').first()).toBeVisible();
  const [ofTimes, ofPlans] = await Promise.all([times.boundingBox(), plans.boundingBox()]);
  expect((ofTimes?.y ?? 0) + (ofTimes?.height ?? Infinity)).toBeLessThanOrEqual(ofPlans?.y ?? 0);
});

test('[R2.15] nothing of an open card is wider than a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openResults(page);
  const card = cardsOf(page).first();
  await card.getByText(/ほか\d+プラン/).click();
  await expect(card.getByRole('list', { name: /のほかのプラン$/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
