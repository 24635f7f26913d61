import type { Page } from '@playwright/test';
import { LOCALES } from 'shared-contracts/locale';
import { expect, test } from '../stack/test.ts';

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

/** Texts and names with kana outside of elements with `lang="ja"`. */
function untranslated(page: Page) {
  return page.evaluate(() => {
    const KANA = /[\u3041-\u309f\u30a1-\u30fa]/;
    const found: string[] = [];
    const isJapanese = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') === 'ja';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      const holder = node.parentElement;
      if (!holder || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(holder.tagName)) continue;
      if (KANA.test(node.data) && !isJapanese(holder)) found.push(node.data.trim());
    }
    // an attribute has no `lang`, so its names must be those that the page marks as Japanese
    const shown = [...document.querySelectorAll('[lang="ja"]')]
      .map((element) => element.textContent.trim())
      .filter((text) => text.length > 1)
      .sort((a, b) => b.length - a.length);
    const withoutNames = (text: string) =>
      shown.reduce((rest, name) => rest.replaceAll(name, ''), text);
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) {
        const text = element.getAttribute(name) ?? '';
        if (KANA.test(text) && !isJapanese(element) && KANA.test(withoutNames(text)))
          found.push(`${name}: ${text}`);
      }
    }
    return [...new Set(found)];
  });
}

/** How far the page scrolls sideways, in pixels. */
function overflow(page: Page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

for (const locale of TRANSLATED) {
  test(`[R9.06] every page is whole in ${locale}: no kana but where it says that it is Japanese`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    for (const path of PAGES) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${locale}`);
      // slots below the fold are mounted when they come into sight
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(page.locator('[data-slot][data-phase="waiting"]')).toHaveCount(0);
      await expect.poll(() => untranslated(page), { message: path }).toEqual([]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => overflow(page), { message: `${path} at ${width}` }).toBe(0);
      }
    }
  });
}
