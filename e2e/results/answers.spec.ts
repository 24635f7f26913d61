import type { Page, Route } from '@playwright/test';
import { expectHolds } from '../stack/pageHolds.ts';
import { expect, test } from '../stack/test.ts';
import { cardsOf, firstNameOf, openResults, resultsOf, SEARCH_CALL } from './resultPage.ts';

const CALL = new RegExp(`${SEARCH_CALL}\\?`);
const API_ERROR = 'エラーが発生しました。もう一度、検索をやり直してください。';
function alertOf(page: Page) {
  return resultsOf(page).getByRole('alert').filter({ hasText: /./ });
}
function order(route: Route) {
  return new URL(route.request().url()).searchParams.get('order');
}

const faults: readonly [string, (route: Route) => Promise<void>][] = [
  ['500', (route) => route.fulfill({ status: 500, json: { data: [{ message: 'broken' }] } })],
  [
    'HTML',
    (route) =>
      route.fulfill({
        status: 200,
        contentType: 'text/html',
        body: '<!doctype html><p>Bad gateway',
      }),
  ],
  [
    'truncated JSON',
    (route) =>
      route.fulfill({
        status: 200,
        contentType: 'application/json',
        body: '{"result_status":200,"items":[{"c_id"',
      }),
  ],
  [
    'an empty 200',
    (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '' }),
  ],
  [
    'a wrong schema',
    (route) =>
      route.fulfill({
        status: 200,
        json: { result_status: 200, search_cnt: '9', page_cnt: 1, items: [{}], plans: null },
      }),
  ],
  [
    'result_status 500',
    (route) =>
      route.fulfill({
        status: 200,
        json: { result_status: 500, search_cnt: 0, page_cnt: 0, items: [], plans: [] },
      }),
  ],
  ['no connection', (route) => route.abort('connectionrefused')],
];

for (const [fault, answer] of faults) {
  test(`[R8.03][R4.16] the search answers with ${fault}: the message of R8.01, the page stands, and もう一度検索 works`, async ({
    page,
    watch,
  }) => {
    await openResults(page);
    await page.route(CALL, answer);
    await page.getByRole('combobox', { name: '並び替え' }).selectOption('rate');
    await expect(alertOf(page)).toHaveText(new RegExp(API_ERROR));
    await expect(cardsOf(page)).toHaveCount(0);
    const id = (await resultsOf(page).getAttribute('data-widget')) ?? '';
    await expectHolds({ page, watch, broken: [], replaced: [id], reports: new Map() });
    await page.unroute(CALL);
    await page.getByRole('link', { name: 'もう一度検索' }).click();
    await expect(cardsOf(page)).toHaveCount(9);
    await expect(alertOf(page)).toHaveCount(0);
  });
}

test('[R8.03][R9.01] no answer within thirty seconds: the TIMEOUT text and its two buttons', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openResults(page);
  await page.route(CALL, () => new Promise(() => {}));
  await page.getByRole('combobox', { name: '並び替え' }).selectOption('rate');
  await expect(alertOf(page)).toContainText('指定した条件に該当するプランが多すぎます。', {
    timeout: 60_000,
  });
  await expect(page.getByRole('link', { name: '日付を絞る' })).toHaveAttribute(
    'href',
    /focus=playDate/,
  );
  await page.getByRole('link', { name: 'エリアを絞る' }).click();
  await expect(page).toHaveURL(/\/search\/\?.*focus=area/);
});

test('[R4.31] of two searches the later one stands, whichever answer comes first', async ({
  page,
  watch,
}) => {
  await openResults(page);
  const first = await firstNameOf(page).innerText();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CALL, async (route) => {
    if (order(route) === 'evl') await held;
    await route.continue().catch(() => {});
  });
  const select = page.getByRole('combobox', { name: '並び替え' });
  await select.selectOption('evl');
  await select.selectOption('rate');
  await expect(firstNameOf(page)).not.toHaveText(first);
  await expect(resultsOf(page).locator('[aria-busy="true"]')).toHaveCount(0);
  const byPrice = await firstNameOf(page).innerText();
  release();
  await page.waitForLoadState('networkidle');
  await expect(firstNameOf(page)).toHaveText(byPrice);
  await expect(select).toHaveValue('rate');
  await expect(alertOf(page)).toHaveCount(0);
  await expectHolds({ page, watch, broken: [], reports: new Map() });
});

test('[R4.31] of fifty searches in a row the last one wins, and no other is shown after it', async ({
  healthyPage: page,
  watch,
}) => {
  test.slow();
  await openResults(page);
  // the answers come in another order: the earlier a call, the longer its answer waits
  let asked = 0;
  await page.route(CALL, async (route) => {
    asked += 1;
    for (let turn = (asked * 7) % 11; turn > 0; turn -= 1)
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    await route.continue().catch(() => {});
  });
  await page.evaluate(() => {
    const select = document.querySelector<HTMLSelectElement>(
      '[data-slot="results"] select[name="order"]',
    );
    const orders = [...(select?.options ?? [])].map(({ value }) => value);
    for (let index = 0; index < 50; index += 1) {
      if (!select) return;
      select.value = index === 49 ? 'rate' : (orders[index % orders.length] ?? 'rsv');
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await expect(page).toHaveURL(/order=rate/);
  await expect(resultsOf(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(resultsOf(page).getByRole('status')).toHaveText('料金が安い順に並べ替えました');
  const prices = await cardsOf(page)
    .getByText(/^¥[\d,]+/)
    .allInnerTexts();
  expect(prices.length).toBeGreaterThan(8);
  await expectHolds({ page, watch, broken: [], reports: new Map() });
  await page.goto(page.url());
  expect(
    await cardsOf(page)
      .getByText(/^¥[\d,]+/)
      .allInnerTexts(),
  ).toEqual(prices);
});

test('[R8.04] coupons and stock that fail leave the list as it is', async ({ page }) => {
  await page.route(/course\/(coupon\/search|stock)\?/, (route) =>
    route.fulfill({ status: 500, body: 'x' }),
  );
  await openResults(page);
  await expect(cardsOf(page)).toHaveCount(9);
  await expect(alertOf(page)).toHaveCount(0);
  await cardsOf(page)
    .first()
    .getByRole('button', { name: /スタート時刻を見る/ })
    .click();
  await expect(
    cardsOf(page).first().getByText('スタート時刻は、いま表示できません。'),
  ).toBeVisible();
  await expect(
    cardsOf(page)
      .first()
      .getByRole('link', { name: /プランを見る/ })
      .first(),
  ).toBeVisible();
});
