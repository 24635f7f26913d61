import type { Locator, Page } from '@playwright/test';
import { cardsOf, openResults } from '../results/resultPage.ts';
import { expect, test } from '../stack/test.ts';

function tray(page: Page): Locator {
  return page.getByRole('region', { name: '比較リスト' });
}
function boxOf(page: Page, index: number): Locator {
  return cardsOf(page).nth(index).getByRole('checkbox', { name: /比較/ });
}
function paddingOf(page: Page, side: 'Start' | 'End'): Promise<number> {
  return page.evaluate((name) => {
    const style = getComputedStyle(document.documentElement);
    return Number.parseFloat(
      name === 'End' ? style.scrollPaddingBlockEnd : style.scrollPaddingBlockStart,
    );
  }, side);
}
/** How many pixels of a control a layer covers. */
async function hiddenBelow(control: Locator, layer: Locator): Promise<number> {
  const seen = await control.boundingBox();
  const edge = await layer.boundingBox();
  return seen && edge ? seen.y + seen.height - edge.y : Number.NaN;
}

test('[WCAG 2.4.11] the tray gives its height to the scroll padding while it is there', async ({
  page,
}) => {
  await openResults(page);
  expect(await paddingOf(page, 'End')).toBeLessThan(16);
  await boxOf(page, 0).check();
  const height = (await tray(page).boundingBox())?.height ?? 0;
  await expect.poll(() => paddingOf(page, 'End')).toBeCloseTo(height + 8, 0);
  await boxOf(page, 0).uncheck();
  await expect(tray(page)).toHaveCount(0);
  await expect.poll(() => paddingOf(page, 'End')).toBeLessThan(16);
});

test('[WCAG 2.4.11] a tray that opens over the box that was ticked by keyboard lets it be seen', async ({
  page,
}) => {
  await openResults(page);
  const box = boxOf(page, 1);
  // puts a box at the very foot of the screen, as the Tab key does
  await page.keyboard.press('Tab');
  await box.focus();
  await box.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    window.scrollBy({ top: bottom - window.innerHeight + 2, behavior: 'instant' });
  });
  await page.keyboard.press('Space');
  await expect(tray(page)).toBeVisible();
  await expect.poll(() => hiddenBelow(box, tray(page))).toBeLessThanOrEqual(0);
  await expect(box).toBeFocused();
});

test('[WCAG 1.4.10] on a screen of 320 × 256 nothing sticks to its edges', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openResults(page);
  await boxOf(page, 0).check();
  await boxOf(page, 1).check();
  await cardsOf(page).nth(4).scrollIntoViewIfNeeded();
  const covering = await page.evaluate(
    () =>
      [...document.querySelectorAll('[data-sticks]')].filter((layer) =>
        /sticky|fixed/.test(getComputedStyle(layer).position),
      ).length,
  );
  expect(covering).toBe(0);
  expect(await paddingOf(page, 'Start')).toBeLessThan(16);
  expect(await paddingOf(page, 'End')).toBeLessThan(16);
});

test('what is compared can be changed in the tray without the page being moved', async ({
  page,
}) => {
  await openResults(page);
  await boxOf(page, 0).check();
  await boxOf(page, 1).check();
  await expect(page.getByRole('link', { name: '比較する' })).toBeVisible();
  const before = await page.evaluate(() => window.scrollY);
  await tray(page).getByRole('button').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});
