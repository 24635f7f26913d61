import { motionsEnded } from '../stack/motionsEnded.ts';
import { expect, test } from '../stack/test.ts';
import {
  columnOf,
  countOf,
  expectFit,
  isFirst,
  LANGUAGES,
  mark,
  numberIn,
  PHONE,
  sheetOf,
} from './filterPage.ts';
import { KANTO, openResults, resultsOf } from './resultPage.ts';

test.use(PHONE);

test('[issue 19] a press is applied behind it; its button says the number and closes it', async ({
  healthyPage: page,
}) => {
  await openResults(page);
  await mark(page);
  await expect(columnOf(page)).toBeHidden();
  const opener = resultsOf(page).getByRole('link', { name: '絞り込み' });
  await opener.click();
  const caddie = sheetOf(page).getByRole('link', { name: /キャディ付き/ });
  const promised = await numberIn(caddie);
  await caddie.click();
  const see = sheetOf(page).getByRole('button', { name: `${promised}件を見る` });
  await expect(see).toBeInViewport();
  await expect(page).toHaveURL(/caddie=1/);
  await see.click();
  await expect(sheetOf(page)).toBeHidden();
  await expect(countOf(page)).toContainText(`${promised}件`);
  await expect(opener).toBeFocused();
  await page.goBack();
  await expect(page).not.toHaveURL(/caddie=1/);
  await expect(sheetOf(page)).toBeHidden();
  expect(await isFirst(page)).toBe(true);
});

test('[issue 19] what was pressed in it stays when Back closes it', async ({
  healthyPage: page,
}) => {
  await openResults(page);
  await resultsOf(page).getByRole('link', { name: '絞り込み' }).click();
  const caddie = sheetOf(page).getByRole('link', { name: /キャディ付き/ });
  const promised = await numberIn(caddie);
  await caddie.click();
  await expect(page).toHaveURL(/caddie=1/);
  await page.goBack();
  await expect(sheetOf(page)).toBeHidden();
  await expect(page).toHaveURL(/caddie=1/);
  await expect(countOf(page)).toContainText(`${promised}件`);
});

test('[issue 19] opens at once, and late counts move nothing in it', async ({ page }) => {
  const counts = Promise.withResolvers<void>();
  await page.route('**/gora/course/facets*', async (route) => {
    await counts.promise;
    await route.continue();
  });
  await openResults(page);
  await resultsOf(page).getByRole('link', { name: '絞り込み' }).click();
  const cart = sheetOf(page).getByRole('link', { name: /乗用カート/ });
  await expect(cart).toBeVisible();
  await expect(cart).toHaveText('乗用カート');
  await motionsEnded(page);
  const before = await cart.boundingBox();
  counts.resolve();
  await expect(cart).toHaveText(/\d/);
  expect(await cart.boundingBox()).toEqual(before);
  const frame = await sheetOf(page).boundingBox();
  const see = await sheetOf(page)
    .getByRole('button', { name: /を見る$/ })
    .boundingBox();
  expect((see?.x ?? 0) * 2 + (see?.width ?? 0)).toBeCloseTo(frame?.width ?? 0, 0);
});

test('[issue 19] Back and Escape close it, and its address opens it', async ({
  healthyPage: page,
}) => {
  await openResults(page);
  await resultsOf(page).getByRole('link', { name: '絞り込み' }).click();
  await expect(sheetOf(page)).toBeVisible();
  await page.goBack();
  await expect(sheetOf(page)).toBeHidden();
  await openResults(page, `${KANTO}&act=filter`);
  await expect(sheetOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheetOf(page)).toBeHidden();
  await expect(page).not.toHaveURL(/act=/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[issue 19][R1.01] the values are links to the narrower search', async ({ page }) => {
    await page.goto(`/search/result/?${KANTO}`);
    await expect(columnOf(page)).toBeHidden();
    await resultsOf(page).getByRole('link', { name: '絞り込み' }).click();
    const caddie = columnOf(page).getByRole('link', { name: /キャディ付き/ });
    const promised = await numberIn(caddie);
    await caddie.click();
    await expect(page).toHaveURL(/caddie=1/);
    await expect(countOf(page)).toContainText(`${promised}件`);
  });
});

for (const lang of LANGUAGES)
  test(`[issue 19] in ${lang} axe finds nothing, and nothing is wider than its place`, async ({
    page,
  }) => {
    await expectFit(page, { lang, widths: [390, 320], query: '&act=filter', place: 'dialog' });
  });
