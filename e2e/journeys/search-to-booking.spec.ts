import { chooseArea, hasSheet, partOf, sheetOf } from '../forms/formPage.ts';
import { expectAlive } from '../stack/expectAlive.ts';
import { expect, test } from '../stack/test.ts';

/** Whether the page still shows the document that was marked. */
function markDocument(page: import('@playwright/test').Page) {
  return page.evaluate(() => {
    (globalThis as { marked?: boolean }).marked = true;
  });
}
function isSameDocument(page: import('@playwright/test').Page) {
  return page.evaluate(() => (globalThis as { marked?: boolean }).marked === true);
}

test('[R1.01][R1.02] a golfer searches Kanto for next Saturday, turns a page, orders by price and is sent on to booking', async ({
  healthyPage: page,
}) => {
  await page.goto('/index-pc');
  await expect(
    page.getByRole('heading', { level: 1, name: '次のラウンドを、朝いちばんに。' }),
  ).toBeVisible();
  await expectAlive(page, 'search');
  await markDocument(page);

  await chooseArea(page, '関東・甲信越', '関東・甲信越すべて');

  await page.getByRole('button', { name: /2026年11月22日/ }).click();
  const dates = page.getByRole('dialog');
  await dates.getByRole('button', { name: /2026年11月28日/ }).click();
  await dates.getByRole('button', { name: hasSheet(page) ? '閉じる' : '決定' }).click();
  await page.getByRole('button', { name: '検索する', exact: true }).click();

  await expect(page).toHaveURL(/\/search\/result\/\?.*area(\[\]|%5B%5D)=102/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('関東・甲信越');
  const cards = page.locator('[data-slot="results"] article[data-course]');
  await expect(cards).toHaveCount(9);
  const firstName = await cards.first().getByRole('heading').innerText();

  await page.getByRole('link', { name: /次へ/ }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(cards.first().getByRole('heading')).not.toHaveText(firstName);

  await page.getByRole('combobox', { name: '並び替え' }).focus();
  await page.getByRole('combobox', { name: '並び替え' }).selectOption({ label: '料金が安い順' });
  await expect(page).toHaveURL(/order=rate/);
  await expect(page.getByRole('combobox', { name: '並び替え' })).toBeFocused();
  const priceOf = async (index: number) =>
    Number(
      (
        await cards
          .nth(index)
          .getByText(/^¥[\d,]+/)
          .first()
          .innerText()
      ).replace(/\D/g, ''),
    );
  await expect(async () => {
    expect(await priceOf(0)).toBeLessThanOrEqual(await priceOf(1));
  }).toPass();
  expect(await isSameDocument(page)).toBe(true);

  const course = await cards.first().getByRole('heading').innerText();
  await cards
    .first()
    .getByRole('link', { name: /プランを見る/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/gora\/landing\/booking/);
  await expect(page.getByText(course).first()).toBeVisible();
  const handed = new URL(page.url()).searchParams;
  expect(handed.get('play_date')).toBe('2026-11-28');
  expect(Number(handed.get('c_id'))).toBeGreaterThan(0);
  expect(Number(handed.get('plan_id'))).toBeGreaterThan(0);
});

test('[R2.15] Back and forward walk through the pages without a document load', async ({
  healthyPage: page,
}) => {
  await page.goto('/search/result/?area[]=102&year=2026&month=11&day=28&widthday=1');
  await expectAlive(page, 'results');
  await markDocument(page);
  const first = page
    .locator('[data-slot="results"]')
    .getByRole('article')
    .first()
    .getByRole('heading');
  const onPageOne = await first.innerText();
  await page.getByRole('link', { name: /次へ/ }).press('Enter');
  await expect(first).not.toHaveText(onPageOne);
  await page.goBack();
  await expect(first).toHaveText(onPageOne);
  await page.goForward();
  await expect(first).not.toHaveText(onPageOne);
  expect(await isSameDocument(page)).toBe(true);
});

test('[R5.23] a search without an area says so in the dialog of the areas and behind it, on a phone it leads to the areas alone, and both keep what was typed', async ({
  healthyPage: page,
}) => {
  await page.goto('/index-pc');
  await expectAlive(page, 'search');
  await page
    .getByRole('combobox', { name: '料金の上限' })
    .locator('visible=true')
    .first()
    .selectOption({ label: '12,000円' });
  await page.getByRole('button', { name: '検索する', exact: true }).click();
  if (hasSheet(page)) {
    await expect(partOf(page, 'エリア')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(sheetOf(page)).toHaveCount(0);
  } else {
    const dialog = page.getByRole('dialog', { name: 'エリアを選ぶ' });
    await expect(dialog.getByText('エリアを選択してください。')).toBeVisible();
    await dialog.getByRole('button', { name: 'キャンセル' }).click();
    const summary = page.getByRole('alert').filter({ hasText: '入力内容に1件の誤りがあります' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link', { name: 'エリアを選択してください。' })).toBeVisible();
  }
  await expect(
    page.getByRole('combobox', { name: '料金の上限' }).locator('visible=true').first(),
  ).toHaveValue('12000');
});
