import { findings } from '../stack/findings.ts';
import { motionsEnded } from '../stack/motionsEnded.ts';
import { expect, test } from '../stack/test.ts';
import { lowestPrices, resultsOf } from './resultPage.ts';
import { openForm, overflow, sheetOf, WIDTHS } from '../forms/formPage.ts';

const CALL = '/gora/course/price-calendar';
/** A day with its price, such as 2026年12月5日土曜日 最安値¥6,480. */
const PRICED = /^2026年12月\d+日.曜日 最安値¥[\d,]+$/;

for (const [width, size] of Object.entries(WIDTHS))
  test(`[R3.01] the dialog of dates shows what each day costs, and a day is searched for its price, ${width}`, async ({
    healthyPage: page,
  }) => {
    await page.setViewportSize(size);
    await openForm(page, '/index-pc?area[]=12');
    await page.getByRole('button', { name: /^プレー日/ }).click();
    const dialog = page.getByRole('dialog');
    const day = dialog.getByRole('button', { name: PRICED }).first();
    await expect(day).toBeVisible();
    const name = (await day.textContent()) ?? '';
    const price = Number((/¥(\d+,\d{3})/.exec(name)?.[1] ?? '').replaceAll(',', ''));
    await day.click();
    await dialog.getByRole('button', { name: /^検索する$|^[\d,]+件を見る$/ }).click();
    await expect(page).toHaveURL(/month=12/);
    await expect(resultsOf(page).getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${page.url()}&order=rate`);
    await expect(async () => {
      expect((await lowestPrices(page))[0]).toBe(price);
    }).toPass();
  });

test('[R3.01] the prices move nothing, fit a screen of 320 px, and axe finds nothing', async ({
  healthyPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openForm(page, '/search/?area[]=12');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**${CALL}?*`, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: /^プレー日/ }).click();
  const dialog = sheetOf(page);
  const grid = dialog.getByRole('grid').first();
  await expect(grid).toBeVisible();
  await motionsEnded(page);
  const before = await grid.boundingBox();
  answer();
  await expect(dialog.getByRole('button', { name: PRICED }).first()).toBeVisible();
  expect(await grid.boundingBox()).toEqual(before);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await findings(page, '[role="dialog"], dialog[open]')).toEqual([]);
});

test('[R8.06] the calendar is whole when the prices fail', async ({ page }) => {
  await page.setViewportSize(WIDTHS.pc);
  await openForm(page, '/search/?area[]=12');
  await page.route(`**${CALL}?*`, (route) => route.fulfill({ status: 500, body: '{}' }));
  const refused = page.waitForResponse((response) => response.url().includes(CALL));
  await page.getByRole('button', { name: /^プレー日/ }).click();
  const dialog = page.getByRole('dialog', { name: 'プレー日を選ぶ' });
  await refused;
  await dialog.getByRole('button', { name: /^2026年11月28日土曜日/ }).click();
  await dialog.getByRole('button', { name: '決定' }).click();
  await expect(page.getByRole('button', { name: /^プレー日.*2026年11月28日/ })).toBeVisible();
});
