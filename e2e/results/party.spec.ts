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

/** Whether a request is the search of this page; the page also asks for the next page ahead. */
function isSearch({ pathname, searchParams }: URL): boolean {
  return pathname === SEARCH_CALL && searchParams.get('page') === '1';
}
function yen(text: string): number {
  return Number(text.replace(/\D/g, ''));
}

test('[R3.01][R7.03] a party of two sees its own prices, sorts by them, and finds every part of them by name', async ({
  healthyPage: page,
}) => {
  await openResults(page, `${KANTO}&order=rate`);
  // the browser may have made the first search; it has ended once there are cards
  await expect(cardsOf(page).first()).toBeVisible();
  const calls = watchCalls(page);
  await page.getByRole('combobox', { name: 'プレー人数' }).selectOption('2人');
  await expect(page).toHaveURL(/players=2/);
  await expect(
    cardsOf(page).first().getByText('1人あたり・2人でプレー（税込）').first(),
  ).toBeVisible();
  const prices = await lowestPrices(page);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  expect(calls.filter(isSearch)).toHaveLength(1);

  const row = cardsOf(page)
    .first()
    .getByRole('list', { name: /のプラン$/ })
    .getByRole('listitem')
    .filter({ hasText: '料金の内訳' })
    .first();
  await row.getByText('料金の内訳').click();
  const parts = row.locator('dl > div');
  await expect(parts.locator('dt')).toHaveText([
    'プレー料金',
    '昼食',
    'キャディフィ',
    'ゴルフ場利用税',
    '2サム割増',
    '1人あたり',
    '2人の合計',
  ]);
  const amounts = (await parts.locator('dd').allInnerTexts()).map(yen);
  expect(amounts.slice(0, 5).reduce((sum, each) => sum + each, 0)).toBe(prices[0]);
  expect(amounts.slice(5)).toEqual([prices[0], (prices[0] ?? 0) * 2]);
  expect(await findings(page, '[data-slot="results"]')).toEqual([]);
});

test('[R1.01] the party is handed to the booking site', async ({ healthyPage: page }) => {
  await openResults(page, `${KANTO}&players=3`);
  const link = cardsOf(page)
    .first()
    .getByRole('link', { name: /プランを見る/ })
    .first();
  expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('players')).toBe('3');
});

test('[R3.01] the party is chosen and its prices are opened by keyboard alone', async ({
  healthyPage: page,
}) => {
  await openResults(page, KANTO);
  await page.getByRole('combobox', { name: 'プレー人数' }).focus();
  await page.keyboard.press('4');
  await expect(page).toHaveURL(/players=4/);
  const summary = cardsOf(page).first().locator('summary', { hasText: '料金の内訳' }).first();
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(cardsOf(page).first().getByText('4人の合計').first()).toBeVisible();
});

test('[R3.01] nothing is wider than a screen of 320 px', async ({ healthyPage: page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openResults(page, `${KANTO}&players=2`);
  await cardsOf(page).first().locator('summary', { hasText: '料金の内訳' }).first().click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[R3.01] the party is sent with a button, and its prices unfold', async ({ page }) => {
    await page.goto(`/search/result/?${KANTO}`);
    await resultsOf(page).getByRole('combobox', { name: 'プレー人数' }).selectOption('3人');
    await resultsOf(page).getByRole('button', { name: '表示する' }).click();
    await expect(page).toHaveURL(/players=3/);
    await cardsOf(page).first().getByText('料金の内訳').first().click();
    await expect(
      cardsOf(page).first().getByText('3サム割増', { exact: true }).first(),
    ).toBeVisible();
  });
});
