import type { Locator, Page } from '@playwright/test';
import { expect } from '../stack/test.ts';
import { cardsOf, KANTO, openResults } from '../results/resultPage.ts';

/** The page that lies over another one. */
export function drawerOf(page: Page): Locator {
  return page.locator('dialog[data-drawer]');
}

/** The link to the sheet of one card. */
export function sheetLink(page: Page, index: number): Locator {
  return cardsOf(page).nth(index).getByRole('heading', { level: 3 }).getByRole('link');
}

/** Moves, and waits until a link may open over the page. */
export async function untilDrawerCanOpen(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
}

/** Opens the results of a search, in which the sheets of courses open over them. */
export async function openResultsWithDrawer(page: Page, query = KANTO): Promise<void> {
  await openResults(page, query);
  await untilDrawerCanOpen(page);
}

/** Opens the sheet of the first card over the results, and waits until it is whole. */
export async function openSheetOver(page: Page): Promise<void> {
  await openResultsWithDrawer(page);
  await sheetLink(page, 0).click();
  await expect(drawerOf(page).getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[data-slot] [aria-busy="true"]:visible')).toHaveCount(0);
}
