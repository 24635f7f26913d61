import type { Page } from '@playwright/test';
import { KANTO } from '../results/resultPage.ts';
import { expect, test } from '../stack/test.ts';

/** The widest spacing that a reader may set. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Sets the spacing as a reader's own style sheet does, which no policy forbids. */
async function space(page: Page): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACED);
}

/** The texts that do not fit into the element that cuts them, and that were whole before. */
function readCut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      // what is for screen readers alone is cut on purpose
      if (clientWidth <= 1 || clientHeight <= 1) return false;
      const cuts = (way: string) => way === 'hidden' || way === 'clip';
      return (
        (cuts(overflowX) && scrollWidth > clientWidth + 1) ||
        (cuts(overflowY) && scrollHeight > clientHeight + 1)
      );
    };
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && hasText(element) && isCut(element))
      .map((element) => element.textContent?.trim() ?? '');
  });
}

for (const path of [
  '/index-pc',
  '/smart/iphone_top.html',
  '/search/',
  '/search/map/',
  '/search/solo/?area[]=102&year=2026&month=11&day=28',
  `/search/result/?${KANTO}`,
  `/search/result/?${KANTO}&view=calendar`,
  `/search/result/?${KANTO}&play_fee_max=5000&continue_stock=10&caddie=1`,
  '/course/10010/',
]) {
  test(`[WCAG 1.4.12] ${path}: with the widest spacing of text nothing is cut, and nothing is too wide`, async ({
    page,
  }) => {
    for (const lang of ['ja-JP', 'en-US', 'zh-CN', 'ko-KR']) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
      for (const slot of await page.locator('[data-slot]').all())
        await expect(slot).toHaveAttribute('data-phase', 'ready');
      const before = new Set(await readCut(page));
      await space(page);
      const cut = (await readCut(page)).filter((text) => !before.has(text));
      expect.soft(cut, lang).toEqual([]);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(wide, lang).toBeLessThanOrEqual(0);
    }
  });
}
