import { expect, test } from '../stack/test.ts';
import {
  cardsOf,
  firstNameOf,
  KANTO,
  lowestPrices,
  namesOf,
  openResults,
  resultsOf,
} from './resultPage.ts';

test('[R1.01][R2.22] a plan leads to the booking site, which receives course, plan, date, players and tracking', async ({
  healthyPage: page,
}) => {
  await openResults(page, `${KANTO}&players=2&tp=mail_1121`);
  const card = cardsOf(page).nth(1);
  const course = await card.getByRole('heading', { level: 3 }).innerText();
  const plan = card
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /プランを見る/ }) })
    .first();
  const courseId = await card.getAttribute('data-course');
  await plan.getByRole('link', { name: /プランを見る/ }).click();
  await expect(page).toHaveURL(/\/gora\/landing\/booking/);
  const { plan_id: planId, ...handed } = Object.fromEntries(new URL(page.url()).searchParams);
  expect(handed).toEqual({
    c_id: courseId,
    play_date: '2026-11-28',
    players: '2',
    'l-id': 'result_plan',
    tp: 'mail_1121',
  });
  expect(Math.floor(Number(planId) / 1000)).toBe(Number(courseId));
  await expect(page.getByRole('heading', { name: course })).toBeVisible();
  await expect(page.getByText(/^¥[\d,]+/).first()).toBeVisible();
});

test('[R2.15] the plans beyond the best one unfold in the card, and each of them leads to booking', async ({
  healthyPage: page,
}) => {
  await openResults(page);
  const card = cardsOf(page)
    .filter({ hasText: /ほか\d+プラン/ })
    .first();
  const more = card.getByText(/ほか\d+プラン/);
  const rest = Number(/\d+/.exec(await more.innerText())?.[0]);
  await more.click();
  await expect(
    card.getByRole('list', { name: /のほかのプラン$/ }).getByRole('link', { name: /プランを見る/ }),
  ).toHaveCount(rest);
  await expect(page).toHaveURL(/\/search\/result\//);
  await card
    .getByRole('link', { name: /プランを見る/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/gora\/landing\/booking.*plan_id=\d+/);
});

test('[R5.07][R2.15] each of the thirteen orders shows the same search in its order', async ({
  healthyPage: page,
}) => {
  test.slow();
  await openResults(page);
  const select = page.getByRole('combobox', { name: '並び替え' });
  const orders = await select
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(orders).toHaveLength(13);
  const hits = await resultsOf(page)
    .getByText(/件目）/)
    .innerText();
  for (const order of [...orders.slice(1), 'rsv']) {
    await select.selectOption(order);
    await expect(page).toHaveURL(
      order === 'rsv' ? /^(?!.*order=)/ : new RegExp(`order=${order}(&|$)`),
    );
    await expect(resultsOf(page).locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(resultsOf(page).getByText(/件目）/)).toHaveText(hits);
    await expect(cardsOf(page)).toHaveCount(9);
    if (order !== 'rate') continue;
    // the address changes a moment before the list shows that it waits
    await expect(async () => {
      const prices = await lowestPrices(page);
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    }).toPass();
  }
});

test('[R2.15] pages have links of their own, Back leads to the card that was left', async ({
  healthyPage: page,
}) => {
  await openResults(page);
  const onPageOne = await namesOf(page);
  const card = cardsOf(page).nth(6);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await card.boundingBox())?.y).toBeLessThan(900);
  const pager = page.getByRole('navigation', { name: '検索結果のページ' });
  await pager.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(1000);
  await pager.getByRole('link', { name: '次へ' }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(firstNameOf(page)).not.toHaveText(onPageOne[0] ?? '');
  expect(await page.evaluate(() => scrollY)).toBeLessThan(left);
  await page.goBack();
  await expect(firstNameOf(page)).toHaveText(onPageOne[0] ?? '');
  await expect(pager).toBeInViewport();
});

test('[R4.15][R2.15] Back from the booking site brings the comparison and the place in the list again', async ({
  healthyPage: page,
}) => {
  await openResults(page);
  await cardsOf(page).nth(0).getByRole('checkbox', { name: /比較/ }).check();
  const card = cardsOf(page).nth(5);
  await card.getByRole('checkbox', { name: /比較/ }).check();
  await expect(page).toHaveURL(/compare_with=\d+(,|%2C)\d+/);
  const link = card.getByRole('link', { name: /プランを見る/ }).first();
  await link.scrollIntoViewIfNeeded();
  const name = await card.getByRole('heading', { level: 3 }).innerText();
  await link.click();
  await expect(page).toHaveURL(/\/gora\/landing\/booking/);
  await page.goBack();
  await expect(page).toHaveURL(/compare_with=/);
  await expect(page.getByRole('region', { name: '比較リスト' }).getByRole('img')).toHaveCount(2);
  const again = page.getByRole('article', { name });
  await expect(again.getByRole('checkbox', { name: /比較/ })).toBeChecked();
  await expect(again.getByRole('link', { name: /プランを見る/ }).first()).toBeInViewport();
});

test('[R3.21][R7.08][R1.01] an hour opens to its starts, read for the one course that is looked at; one press carries course, plan, day and time to the booking', async ({
  healthyPage: page,
}) => {
  await openResults(page, `${KANTO}&continue_stock=4`);
  const card = cardsOf(page).first();
  const [call] = await Promise.all([
    page.waitForRequest(/course\/stock/),
    card.getByRole('button', { name: /スタート時刻を見る/ }).click(),
  ]);
  expect(new URL(call.url()).searchParams.get('c_ids')).toBe(
    await card.getAttribute('data-course'),
  );
  const slots = card.getByRole('region', { name: /のスタート時刻$/ });
  // the search asks for four groups in a row, and from some start they can have them
  await expect(slots.getByText(/[4-9]組連続|10組〜連続/).first()).toBeVisible();
  const all = await slots.getByRole('link').count();
  const hour = card.getByRole('button', { name: /^\d+時 空き/ }).first();
  await hour.click();
  await expect(hour).toHaveAttribute('aria-expanded', 'true');
  await expect(slots.getByRole('heading')).toHaveCount(1);
  expect(await slots.getByRole('link').count()).toBeLessThan(all);
  const start = slots.getByRole('link').first();
  const time = (await start.innerText()).split('\n')[0]?.trim() ?? '';
  expect(time).toMatch(/^\d+:\d\d$/);
  await start.click();
  await expect(page).toHaveURL(
    new RegExp(`landing/booking.*start_time=${time.replace(':', '%3A')}`),
  );
  await expect(page.getByText(time, { exact: true }).first()).toBeVisible();
});
