import type { Page } from '@playwright/test';
import { LOCALES } from 'shared-contracts/locale';
import { expect, test } from '../stack/test.ts';
import { untranslated, watchNames } from './untranslated.ts';

const PAGES = [
  '/',
  '/smart/iphone_top.html',
  '/search/',
  '/search/result/?area[]=12',
  '/search/result/?area[]=12&page=99',
  '/search/result/',
  '/search/map/',
  '/search/solo/',
  '/nowhere',
  '/error',
];
/** Widths at which the page is measured; it is loaded at the last one. */
const WIDTHS = [320, 390, 1280];
const TRANSLATED = LOCALES.filter((locale) => locale !== 'ja-JP');

/** How far the page scrolls sideways, in pixels. */
function overflow(page: Page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

for (const locale of TRANSLATED) {
  test(`[R9.06] every page is whole in ${locale}: no Japanese but where it says so`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const names = watchNames(page);
    for (const path of PAGES) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${locale}`);
      // slots below the fold are mounted when they come into sight
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(page.locator('[data-slot][data-phase="waiting"]')).toHaveCount(0);
      await expect.poll(() => untranslated(page, locale, names), { message: path }).toEqual([]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => overflow(page), { message: `${path} at ${width}` }).toBe(0);
      }
    }
  });
}
