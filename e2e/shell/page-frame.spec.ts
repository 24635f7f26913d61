import type { Page } from '@playwright/test';
import { form, openForm } from '../forms/formPage.ts';
import { cardsOf, openResults, SEARCH_CALL } from '../results/resultPage.ts';
import { expect, test } from '../stack/test.ts';

const CALL = new RegExp(`${SEARCH_CALL}\\?`);

function veil(page: Page) {
  return page.locator('[data-veil]');
}

/** Resolves two frames after the next turn of the wheel, when a page that may scroll has begun to. */
function untilWheelIsAnswered(page: Page) {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const inTwoFrames = () =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        addEventListener('wheel', inTwoFrames, { once: true, passive: true });
      }),
  );
}

function scrolled(page: Page) {
  return page.evaluate(() => window.scrollY);
}

test('[R3.27][R4.33] a dialog veils the page and keeps it from scrolling, and both end with it', async ({
  healthyPage: page,
}) => {
  await openForm(page, '/index-pc');
  await form(page)
    .getByRole('button', { name: /^エリア/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'エリアを選ぶ' })).toBeVisible();
  await expect(veil(page)).toHaveCount(1);
  const before = await scrolled(page);
  await page.mouse.move(5, 300);
  const answered = untilWheelIsAnswered(page);
  await page.mouse.wheel(0, 600);
  await answered;
  expect(await scrolled(page)).toBe(before);
  // the veil is under the dialog's own backdrop, which a click beside the dialog meets
  await page.mouse.click(5, 300);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(veil(page)).toHaveCount(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before);
});

test('[R3.28][R4.32] the alert under the header tells of a failed search with its status, and goes with the next one', async ({
  page,
}) => {
  await openResults(page);
  await page.route(CALL, (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('combobox', { name: '並び替え' }).selectOption('rate');
  const alert = page.getByRole('alert').filter({ hasText: '検索できませんでした（503）' });
  await expect(alert).toContainText('選んだ条件はそのまま残っています。');
  await expect(
    page.getByText('エラーが発生しました。もう一度、検索をやり直してください。'),
  ).toHaveCount(1);
  await page.unroute(CALL);
  await page.getByRole('link', { name: 'もう一度検索' }).click();
  await expect(cardsOf(page)).toHaveCount(9);
  await expect(alert).toHaveCount(0);
});

for (const [width, isSheet] of [
  [767, true],
  [768, true],
  [769, false],
] as const) {
  test(`[R9.02] at ${width} px a dialog is ${isSheet ? 'a sheet at the edge' : 'in the middle'}`, async ({
    healthyPage: page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openForm(page, '/index-pc');
    await form(page)
      .getByRole('button', { name: /^エリア/ })
      .click();
    const dialog = page.getByRole('dialog', { name: isSheet ? '条件を選ぶ' : 'エリアを選ぶ' });
    await expect(dialog).toBeVisible();
    await expect.poll(async () => (await dialog.boundingBox())?.x === 0).toBe(isSheet);
  });
}

for (const [width, isWide] of [
  [1023, false],
  [1024, true],
] as const) {
  test(`[R9.02] at ${width} px the header is ${isWide ? 'that of a PC' : 'that of a smaller screen'}`, async ({
    healthyPage: page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/index-pc');
    const links = page.getByRole('banner').getByRole('navigation').first();
    await expect(links).toBeVisible({ visible: isWide });
  });
}
