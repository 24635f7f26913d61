import type { Locator, Page } from '@playwright/test';
import { BOTH_DEVICES } from '../stack/bothDevices.ts';
import { findings } from '../stack/findings.ts';
import { cardsOf, KANTO, openResults, resultsOf } from '../results/resultPage.ts';
import { expect, test } from '../stack/test.ts';
import { drawerOf, openResultsWithDrawer } from './drawer.ts';

function heartsIn(page: Page | Locator) {
  return page.getByRole('button', { name: /^お気に入り / });
}

function sheetHeart(page: Page) {
  return heartsIn(page.locator('[data-slot="course"]'));
}

for (const [device, use] of BOTH_DEVICES) {
  test.describe(`on ${device}`, () => {
    test.use(use);

    test('[issue 19][R9.03] a heart of the sheet is one of the list, and the other way round', async ({
      healthyPage: page,
    }) => {
      await openResultsWithDrawer(page);
      const card = cardsOf(page).nth(1);
      const name = await card.getByRole('heading', { level: 3 }).innerText();
      await expect(heartsIn(page).nth(1)).toHaveAttribute('aria-pressed', 'false');
      await card.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
      const heart = sheetHeart(page);
      await heart.press('Enter');
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      expect(await findings(page)).toEqual([]);

      await page.goBack();
      await expect(drawerOf(page)).toHaveCount(0);
      await expect(heartsIn(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
      await resultsOf(page).getByRole('link', { name: 'お気に入り 1' }).click();
      const list = page.getByRole('dialog', { name: 'お気に入りのコース' });
      await expect(list.getByRole('heading', { level: 3 }).first()).toHaveText(name);
      await list.getByRole('button', { name: `お気に入り ${name}` }).click();
      await list.getByRole('button', { name: '閉じる' }).click();

      await card.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
      await expect(sheetHeart(page)).toHaveAttribute('aria-pressed', 'false');
    });
  });
}

test('[issue 19][R9.03] hearts of a sheet and of a card follow each other in two tabs', async ({
  healthyPage: page,
  context,
}) => {
  await openResults(page);
  const id = await cardsOf(page).first().getAttribute('data-course');
  const sheet = await context.newPage();
  await sheet.goto(`/course/${id}/`);
  await sheetHeart(sheet).click();
  await expect(heartsIn(page).first()).toHaveAttribute('aria-pressed', 'true');
  await heartsIn(page).first().click();
  await expect(sheetHeart(sheet)).toHaveAttribute('aria-pressed', 'false');
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('[issue 19] the sheet has no heart', async ({ page }) => {
    await page.goto(`/search/result/?${KANTO}`);
    const id = await cardsOf(page).first().getAttribute('data-course');
    await page.goto(`/course/${id}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(heartsIn(page)).toHaveCount(0);
  });
});
