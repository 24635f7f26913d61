import { devices, type Locator, type Page } from '@playwright/test';
import { findings } from '../stack/findings.ts';
import { expect } from '../stack/test.ts';
import { KANTO, resultsOf } from './resultPage.ts';

/** The languages of the page. */
export const LANGUAGES = ['ja-JP', 'en-US', 'zh-Hans', 'zh-Hant', 'ko-KR'] as const;
/** What the server takes for a PC and for a phone, whatever the project of the test. */
export const WIDE = {
  userAgent: devices['Desktop Chrome'].userAgent,
  isMobile: false,
  viewport: { width: 1280, height: 900 },
};
export const PHONE = {
  userAgent: devices['Pixel 7'].userAgent,
  isMobile: true,
  viewport: { width: 390, height: 844 },
};

export function columnOf(page: Page): Locator {
  return resultsOf(page).getByRole('navigation', { name: '絞り込み' });
}
export function sheetOf(page: Page): Locator {
  return page.getByRole('dialog', { name: '絞り込み' });
}
/** The number at the end of a value, or in the count of the list, once it is there. */
export async function numberIn(part: Locator): Promise<number> {
  await expect(part).toContainText(/[\d,]+\s*件/);
  return Number((/([\d,]+)\s*件/.exec(await part.innerText())?.[1] ?? '').replaceAll(',', ''));
}
export function countOf(page: Page): Locator {
  return resultsOf(page).getByRole('heading', { level: 2 }).first();
}
/** Marks the document, so that a test sees whether another one has taken its place. */
export async function mark(page: Page) {
  await page.evaluate(() => Object.assign(globalThis, { isFirst: true }));
}
export function isFirst(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isFirst' in globalThis);
}
/**
 * Opens a search with a filter at each of these widths in a language, and expects that axe finds nothing in
 * the filters, that none of their texts is cut, and that the page is no wider than the screen.
 */
export async function expectFit(
  page: Page,
  {
    lang,
    widths,
    query = '',
    place,
  }: { lang: string; widths: readonly number[]; query?: string; place: string },
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/search/result/?${KANTO}&caddie=1&lang=${lang}${query}`);
    const part = page.locator(place);
    await expect(part.getByRole('link').first()).toBeVisible();
    await expect(page.locator('[data-slot="results"]')).toHaveAttribute('data-phase', 'ready');
    expect(await findings(page, place)).toEqual([]);
    const cut = await part
      .locator('a, span')
      .evaluateAll(
        (all) =>
          all.filter(
            (each) =>
              each.scrollWidth > each.clientWidth + 1 &&
              each.clientWidth > 1 &&
              getComputedStyle(each).display !== 'inline',
          ).length,
      );
    expect(cut).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  }
}
