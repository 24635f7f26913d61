import { expect, test } from '../stack/test.ts';
import { bookingLink, cardsOf, openResults, resultsOf } from './resultPage.ts';

test('paper has the list and where it comes from: no form, no advertisement, no member, nothing to press', async ({
  healthyPage: page,
}) => {
  await openResults(page);
  const card = cardsOf(page).first();
  await expect(card).toBeVisible();
  const onScreenOnly = [
    page.locator("[data-slot='search']"),
    page.locator('footer').last(),
    page.locator('header nav').first(),
    resultsOf(page).getByRole('combobox', { name: '並び替え' }),
    card.getByRole('link', { name: /プランを見る/ }).first(),
    card.getByText(/ほか\d+プラン/),
    card.getByRole('button', { name: /スタート時刻を見る/ }),
    resultsOf(page).getByRole('navigation', { name: '検索結果のページ' }),
  ];
  for (const each of onScreenOnly) await expect(each).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  for (const each of onScreenOnly) await expect(each).toBeHidden();
  await expect(page.locator("[data-slot='member']")).toBeHidden();
  await expect(page.locator("[data-slot='left_ad']")).toBeHidden();
  await expect(card.getByText(/^¥[\d,]+/).first()).toBeVisible();
  await expect(page.locator('header').first()).toContainText('朝芝ゴルフ');
  // the list begins on the first sheet
  const { y = Infinity } = (await card.boundingBox()) ?? {};
  expect(y + (await page.evaluate(() => scrollY))).toBeLessThan(900);
});

test('[R1.01] paper has the round before a booking, with its price and what a cancellation costs, and nothing to press', async ({
  page,
}) => {
  await openResults(page);
  await page.goto((await bookingLink(page).getAttribute('href')) ?? '');
  const keep = page.getByRole('link', { name: 'カレンダーに追加' });
  await expect(keep).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(keep).toBeHidden();
  await expect(page.getByRole('link', { name: 'サイトに戻る' })).toBeHidden();
  for (const title of ['料金の内訳', 'キャンセル料'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(/^¥[\d,]+/).first()).toBeVisible();
});
