import type { Page } from '@playwright/test';
import { findings } from '../stack/findings.ts';
import { expect, test } from '../stack/test.ts';
import {
  cardsOf,
  KANTO,
  lowestPrices,
  openResults,
  resultsOf,
  SEARCH_CALL,
  watchCalls,
} from './resultPage.ts';

const CALENDAR_CALL = '/gora/course/price-calendar';
/** Whether a request is the search of this page; the page also asks for the next page ahead. */
function isSearch({ pathname, searchParams }: URL): boolean {
  return pathname === SEARCH_CALL && searchParams.get('page') === '1';
}
function priceOf(text: string | null): number {
  return Number((/最安値¥([\d,]+)/.exec(text ?? '')?.[1] ?? '').replaceAll(',', ''));
}

function monthOf(page: Page, name: string) {
  return resultsOf(page)
    .getByRole('navigation', { name: '月を選ぶ' })
    .getByRole('link', { name, exact: true });
}

test('[R3.01] the calendar costs one call and its own script, and a day leads to the search that costs as much', async ({
  healthyPage: page,
}) => {
  await openResults(page, `${KANTO}&order=rate`);
  // the browser may have made the first search; it has ended once there are cards
  await expect(cardsOf(page).first()).toBeVisible();
  const calls = watchCalls(page);
  await page.getByRole('link', { name: 'カレンダー' }).click();
  await expect(page).toHaveURL(/view=calendar/);
  const month = resultsOf(page).getByRole('table', { name: '日ごとの最安値' });
  await expect(month.getByRole('cell').filter({ hasText: /\d/ })).toHaveCount(10);
  expect(calls.filter(({ pathname }) => pathname === CALENDAR_CALL)).toHaveLength(1);
  expect(calls.filter(isSearch)).toHaveLength(0);
  expect(
    calls.filter(({ pathname }) => /\/remotes\/mf-results\/.*\/calendar\..*js$/.test(pathname)),
  ).toHaveLength(1);
  await expect(month.getByRole('cell', { name: /勤労感謝の日/ })).toBeVisible();

  const day = month.getByRole('link', { name: /^11\/25/ });
  const price = priceOf(await day.textContent());
  await day.click();
  await expect(page).toHaveURL(/day=25/);
  await expect(cardsOf(page).first()).toBeVisible();
  await expect(async () => {
    expect((await lowestPrices(page))[0]).toBe(price);
  }).toPass();
  await page.goBack();
  await expect(month).toBeVisible();
});

test('[R3.01] a course of the page by day leads to that course on that day', async ({
  healthyPage: page,
}) => {
  await openResults(page, `${KANTO}&view=calendar`);
  const grid = resultsOf(page).getByRole('region', { name: 'コース別の最安値' });
  await expect(grid.getByRole('row')).toHaveCount(10);
  const cell = grid.getByRole('row').nth(1).getByRole('link').first();
  const course = await grid.getByRole('rowheader').first().innerText();
  const price = await cell.innerText();
  await cell.click();
  await expect(page).toHaveURL(/search_c_name=/);
  await expect(
    cardsOf(page).filter({ hasText: course }).getByText(`¥${price}`).first(),
  ).toBeVisible();
});

test('[R3.01] is the first paint, is walked by keyboard, and axe finds nothing', async ({
  healthyPage: page,
}) => {
  const calls = watchCalls(page);
  const html =
    (await (await page.goto(`/search/result/?${KANTO}&view=calendar&players=2`))?.text()) ?? '';
  await expect(resultsOf(page)).toHaveAttribute('data-phase', 'ready');
  await expect(
    resultsOf(page).getByText('2人でまわる場合の1人あたり総額（割増・税込）'),
  ).toBeVisible();
  // a server under load leaves the view to the browser, which then makes the call
  expect(calls.filter(({ pathname }) => pathname === CALENDAR_CALL)).toHaveLength(
    html.includes('日ごとの最安値') ? 0 : 1,
  );
  expect(await findings(page, '[data-slot="results"]')).toEqual([]);
  await monthOf(page, '12月').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/month=11&day=28&.*cal=2026-12/);
  await expect(page.getByRole('heading', { name: '2026年12月の料金' })).toBeVisible();
});

test('[R3.01] nothing is wider than a screen of 320 px', async ({ healthyPage: page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openResults(page, `${KANTO}&view=calendar&players=2`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('[R8.03] says that the calendar failed, keeps the page, and asks again', async ({ page }) => {
  await openResults(page, KANTO);
  await page.route(`**${CALENDAR_CALL}*`, (route) => route.fulfill({ status: 500, body: '{}' }), {
    times: 1,
  });
  await page.getByRole('link', { name: 'カレンダー' }).click();
  await expect(resultsOf(page).getByRole('alert')).toContainText(
    '料金カレンダーを表示できませんでした。',
  );
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(resultsOf(page).getByRole('table', { name: '日ごとの最安値' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[R3.01] another month is there, and the search stays', async ({ page }) => {
    await page.goto(`/search/result/?${KANTO}&view=calendar`);
    await monthOf(page, '12月').click();
    await expect(page).toHaveURL(/day=28&.*cal=2026-12/);
    await expect(
      resultsOf(page)
        .getByRole('table', { name: '日ごとの最安値' })
        .getByRole('link', { name: /^12\/5/ }),
    ).toHaveAttribute('href', /month=12&day=5/);
  });

  test('[R3.01] the calendar is there, and its days are links', async ({ page }) => {
    await page.goto(`/search/result/?${KANTO}`);
    await resultsOf(page).getByRole('link', { name: 'カレンダー' }).click();
    await resultsOf(page)
      .getByRole('table', { name: '日ごとの最安値' })
      .getByRole('link', { name: /^11\/25/ })
      .click();
    await expect(page).toHaveURL(/day=25/);
    await expect(cardsOf(page)).toHaveCount(9);
  });
});

function said(page: Page) {
  return resultsOf(page).getByRole('status').filter({ hasText: '料金を表示しました' });
}

test('[R3.01] by keyboard through all months: the search stays, the focus stays with the month, and each is said', async ({
  healthyPage: page,
}) => {
  await openResults(page, `${KANTO}&view=calendar`);
  const months = resultsOf(page).getByRole('navigation', { name: '月を選ぶ' }).getByRole('link');
  await expect(months).toHaveCount(7);
  await expect(said(page)).toHaveCount(0);
  const count = await resultsOf(page)
    .getByText(/^\d+件/)
    .first()
    .innerText();
  const calls = watchCalls(page);
  for (const month of [2, 3, 4, 5, 6, 0]) {
    await months.nth(month).focus();
    await page.keyboard.press('Enter');
    await expect(months.nth(month)).toHaveAttribute('aria-current', 'true');
    const name = await resultsOf(page)
      .getByRole('heading', { name: /の料金$/ })
      .innerText();
    await expect(said(page)).toHaveText(`${name}を表示しました。`);
    await expect(months.nth(month)).toBeFocused();
  }
  const asked = calls.filter(({ pathname }) => pathname === CALENDAR_CALL);
  expect(new Set(asked.map(({ searchParams }) => searchParams.get('month')))).toEqual(
    new Set(['1', '2', '3', '4', '5', ...(asked.length > 5 ? ['11'] : [])]),
  );
  expect(calls.filter(isSearch)).toHaveLength(0);
  await expect(resultsOf(page).getByText(count).first()).toBeVisible();
});

test('[R7.06] the cheapest weekend and working day of a month are pressed to see what they cost', async ({
  healthyPage: page,
}) => {
  await openResults(page, `${KANTO}&view=calendar&players=2&cal=2026-12&order=rate`);
  const weekend = resultsOf(page).getByRole('link', { name: /^土日祝の最安/ });
  await expect(weekend).toHaveAccessibleName(/12\/\d+（[土日]）/);
  await expect(
    resultsOf(page).getByRole('link', { name: /^平日の最安 12\/\d+（[月火水木金]）/ }),
  ).toBeVisible();
  const [, day = '', price = ''] =
    /12\/(\d+)（.）\s*¥([\d,]+)/.exec((await weekend.textContent()) ?? '') ?? [];
  await weekend.click();
  await expect(page).toHaveURL(new RegExp(`month=12&day=${day}(&|$)`));
  await expect(async () => {
    expect((await lowestPrices(page))[0]).toBe(Number(price.replaceAll(',', '')));
  }).toPass();
});

test('[R8.03] a month whose prices fail keeps the focus and the other months, and the failure is said', async ({
  page,
}) => {
  await openResults(page, `${KANTO}&view=calendar`);
  await page.route(`**${CALENDAR_CALL}*`, (route) => route.fulfill({ status: 500, body: '{}' }), {
    times: 1,
  });
  await monthOf(page, '12月').focus();
  await page.keyboard.press('Enter');
  await expect(resultsOf(page).getByRole('alert')).toContainText(
    '料金カレンダーを表示できませんでした。',
  );
  await expect(monthOf(page, '12月')).toBeFocused();
  await resultsOf(page).getByRole('button', { name: 'もう一度読み込む' }).focus();
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveCount(1);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});
