import { expect, test } from '../stack/test.ts';

test.use({ javaScriptEnabled: false });

test('[R1.11] without JavaScript a notice says so, and the way to booking is open all the same', async ({
  page,
}) => {
  await page.goto('/index-pc');
  const notice = page.locator('noscript p');
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('JavaScriptが無効なため、一部の内容をご利用いただけません。');
  await expect(notice.locator('a', { hasText: '設定方法を見る' })).toHaveAttribute('href', /help/);

  await page
    .getByRole('combobox', { name: 'エリア（1つ目）' })
    .first()
    .selectOption({ label: '関東・甲信越すべて' });
  await page
    .getByRole('combobox', { name: 'プレー日（日）' })
    .first()
    .selectOption({ label: '28日' });
  await page.getByRole('button', { name: '検索する', exact: true }).click();

  await expect(page).toHaveURL(/\/search\/result\/\?/);
  const cards = page.locator('[data-slot="results"]').getByRole('article');
  await expect(cards).toHaveCount(9);
  const firstName = await cards.first().getByRole('heading').innerText();
  await page.getByRole('link', { name: /次へ/ }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(cards.first().getByRole('heading')).not.toHaveText(firstName);

  await page.getByRole('combobox', { name: '並び替え' }).selectOption({ label: '料金が安い順' });
  await page.getByRole('button', { name: '表示する' }).click();
  await expect(page).toHaveURL(/order=rate/);

  const course = await cards.first().getByRole('heading').innerText();
  await cards
    .first()
    .getByRole('link', { name: /プランを見る/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/gora\/landing\/booking/);
  await expect(page.getByText(course).first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get('play_date')).toBe('2026-11-28');
});
