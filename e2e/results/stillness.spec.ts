import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../stack/test.ts';
import { cardsOf, KANTO, openResults, resultsOf } from './resultPage.ts';

const LATE = 3000;
const LATE_CALLS = [
  '**/course/coupon/search*',
  '**/adplat*',
  '**/course/details*',
  '**/user/info*',
];

/** Layout shifts that no input caused, from the first paint on. */
function watchShifts(page: Page) {
  return page.addInitScript(() => {
    const seen = globalThis as typeof globalThis & { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
/** The layout shifts once the fonts are loaded and drawn. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => {
      requestAnimationFrame(() => requestAnimationFrame(drawn));
    });
    return (globalThis as typeof globalThis & { shift: number }).shift;
  });
}

test('[R4.18] coupons, advertisements and member panel that come three seconds late move nothing: CLS is at most 0.02', async ({
  page,
}) => {
  for (const call of LATE_CALLS)
    await page.route(call, async (route) => {
      await wait(LATE);
      await route.continue();
    });
  await watchShifts(page);
  const coupons = page.waitForResponse(/course\/coupon\/search/);
  // coupons of three months, so that some course of the page has one
  await page.goto(`/search/result/?${KANTO.replace('widthday=1', 'widthday=31')}`);
  await expect(
    cardsOf(page)
      .first()
      .getByText(/^¥[\d,]+/)
      .first(),
  ).toBeVisible();
  await coupons;
  await expect(
    cardsOf(page)
      .getByText(/最大[\d,]+円クーポン/)
      .first(),
  ).toBeVisible();
  await expect(page.locator('[data-slot="member"] [aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('[data-slot="right_ad"]')).toHaveAttribute('data-phase', 'ready');
  await page.waitForLoadState('networkidle');
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
});

const CHIBA = 'area[]=12&year=2026&month=11&day=28&widthday=7';
const VIEWS = [
  {
    view: 'the calendar of the hits',
    path: `/search/result/?${KANTO}&view=calendar`,
    slot: 'results',
    seen: (page: Page) => resultsOf(page).getByRole('table', { name: '日ごとの最安値' }),
  },
  {
    view: 'the map of the hits',
    path: `/search/result/?${CHIBA}&view=map`,
    slot: 'results',
    seen: (page: Page) => resultsOf(page).getByRole('button', { name: '拡大', exact: true }),
  },
  {
    view: 'the map of Japan',
    path: '/search/map/',
    slot: 'search',
    seen: (page: Page) => page.getByRole('group', { name: '都道府県の地図' }),
  },
  {
    view: 'the map of an area',
    path: `/search/map/?${CHIBA}`,
    slot: 'search',
    seen: (page: Page) => page.getByRole('list', { name: '地図のゴルフ場' }),
  },
  {
    view: 'the solo search',
    path: '/search/solo/',
    slot: 'search',
    seen: (page: Page) => page.getByRole('button', { name: 'ラウンドを探す' }),
  },
  {
    view: 'rounds for single players',
    path: `/search/solo/?${CHIBA}`,
    slot: 'search',
    seen: (page: Page) => page.locator('[data-slot="search"]').getByRole('article').first(),
  },
];

for (const { view, path, slot, seen } of VIEWS) {
  test(`${view} stands still while the page comes alive: CLS is at most 0.02`, async ({ page }) => {
    await watchShifts(page);
    await page.goto(path);
    await expect(seen(page)).toBeVisible();
    await expect(page.locator(`[data-slot="${slot}"]`)).toHaveAttribute('data-phase', 'ready');
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  });
}

test('[R2.15] the links to other pages stand still when somebody jumps to the end of the list', async ({
  page,
}) => {
  await openResults(page);
  const next = resultsOf(page).getByRole('link', { name: /次へ/ }).first();
  const tops = await next.evaluate(async (link) => {
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const seen: number[] = [];
    // cards that come near the screen are laid out within the next frames
    for (let frame = 0; frame < 20; frame += 1) {
      seen.push(link.getBoundingClientRect().top);
      await new Promise(requestAnimationFrame);
    }
    return seen;
  });
  // a scroll position is a whole pixel
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1.01);
});
