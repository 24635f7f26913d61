import { expect, test } from '../stack/test.ts';
import { cardsOf, firstNameOf, KANTO, resultsOf } from './resultPage.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[R2.15][R1.01] list, pager, order and booking work', async ({ page }) => {
    await page.goto(`/search/result/?${KANTO}&players=3&tp=mail`);
    await expect(cardsOf(page)).toHaveCount(9);
    const first = await firstNameOf(page).innerText();
    await page.getByRole('link', { name: '次へ' }).press('Enter');
    await expect(page).toHaveURL(/page=2/);
    await expect(firstNameOf(page)).not.toHaveText(first);
    await page
      .getByRole('combobox', { name: '並び替え' })
      .selectOption({ label: '総合評価が高い順' });
    await page.getByRole('button', { name: '表示する' }).click();
    await expect(page).toHaveURL(/order=evl/);
    expect(page.url()).not.toContain('page=2');
    await cardsOf(page)
      .first()
      .getByText(/ほか\d+プラン/)
      .click();
    await expect(
      cardsOf(page).first().getByRole('link', { name: 'すべてのプランを予約サイトで見る' }),
    ).toBeVisible();
    const course = await cardsOf(page).first().getAttribute('data-course');
    await cardsOf(page)
      .first()
      .getByRole('link', { name: /プランを見る/ })
      .first()
      .click();
    const handed = new URL(page.url()).searchParams;
    expect([
      handed.get('c_id'),
      handed.get('play_date'),
      handed.get('players'),
      handed.get('tp'),
    ]).toEqual([course, '2026-11-28', '3', 'mail']);
  });

  test('[R4.17] an empty result has its ways out with their counts', async ({ page }) => {
    await page.goto(`/search/result/?${KANTO}&play_fee_max=5000&continue_stock=10&caddie=1`);
    const way = resultsOf(page)
      .getByRole('list', { name: '条件をゆるめる' })
      .getByRole('link')
      .first();
    const count = /([\d,]+)件$/.exec(await way.innerText())?.[1];
    await way.click();
    await expect(resultsOf(page).getByRole('heading', { level: 2 }).first()).toContainText(
      `${count}件`,
    );
  });
});

test('[R2.15] the order works where JavaScript is on but the scripts of the page never come', async ({
  page,
}) => {
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto(`/search/result/?${KANTO}`);
  await page.getByRole('combobox', { name: '並び替え' }).selectOption({ label: '料金が安い順' });
  await page.getByRole('button', { name: '表示する' }).click();
  await expect(page).toHaveURL(/order=rate/);
  await expect(page.getByRole('combobox', { name: '並び替え' })).toHaveValue('rate');
  await expect(cardsOf(page)).toHaveCount(9);
});
