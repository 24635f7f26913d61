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
  await expect(month.getByRole('cell').filter({ hasText: /\d/ })).toHaveCount(31);
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
  const later = page.getByRole('link', { name: '次の31日間' });
  await later.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/month=12&day=22/);
  await expect(page.getByRole('link', { name: '前の31日間' })).toBeVisible();
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

const STEPS = { later: '次の31日間', earlier: '前の31日間' } as const;
function step(page: Page, name: keyof typeof STEPS) {
  return resultsOf(page).getByRole('link', { name: STEPS[name] });
}
function said(page: Page) {
  return resultsOf(page).getByRole('status').filter({ hasText: '料金を表示しました' });
}

test('[R3.01] by keyboard through all days and back: the focus stays with the steps, and the new days are said', async ({
  healthyPage: page,
}) => {
  await openResults(page, `${KANTO}&view=calendar`);
  await expect(step(page, 'later')).toBeVisible();
  await expect(said(page)).toHaveCount(0);
  const focused = page.locator(':focus');
  const press = async () => {
    const days = await resultsOf(page)
      .getByText(/^\d.*の最安値$/)
      .innerText();
    await page.keyboard.press('Enter');
    await expect(resultsOf(page).getByText(days, { exact: true })).toHaveCount(0);
    const shown = (
      await resultsOf(page)
        .getByText(/^\d.*の最安値$/)
        .innerText()
    ).replace(/の最安値$/, '');
    await expect(said(page)).toHaveText(`${shown}の料金を表示しました。`);
  };
  for (const [way, back] of [
    ['later', 'earlier'],
    ['earlier', 'later'],
  ] as const) {
    await step(page, way).focus();
    const node = await step(page, way).elementHandle();
    while ((await step(page, way).count()) > 0) {
      expect(
        await node?.evaluate((link) => link.isConnected && link === document.activeElement),
      ).toBe(true);
      await press();
    }
    // there are no further days, so the other step has the focus
    await expect(focused).toHaveText(STEPS[back]);
  }
});

test('[R8.03] a step whose prices fail keeps the focus and the way on, and the failure is said', async ({
  page,
}) => {
  await openResults(page, `${KANTO}&view=calendar`);
  await page.route(`**${CALENDAR_CALL}*`, (route) => route.fulfill({ status: 500, body: '{}' }), {
    times: 1,
  });
  await step(page, 'later').focus();
  await page.keyboard.press('Enter');
  await expect(resultsOf(page).getByRole('alert')).toContainText(
    '料金カレンダーを表示できませんでした。',
  );
  await expect(step(page, 'later')).toBeFocused();
  await resultsOf(page).getByRole('button', { name: 'もう一度読み込む' }).focus();
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveCount(1);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test('[R8.03] a step whose search fails leaves the focus in the results', async ({ page }) => {
  await openResults(page, `${KANTO}&view=calendar`);
  await page.route(`**${SEARCH_CALL}*`, (route) => route.fulfill({ status: 500, body: '{}' }));
  await step(page, 'later').focus();
  await page.keyboard.press('Enter');
  await expect(resultsOf(page).getByRole('alert').first()).toBeVisible();
  await expect(resultsOf(page).locator(':focus')).toHaveCount(1);
});
