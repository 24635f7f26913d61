import type { Page } from '@playwright/test';
import { expect } from '../stack/test.ts';

/** One typeface for all texts, so that a picture does not depend on what else a machine has. */
const ONE_TYPEFACE = `* { font-family: 'Noto Sans CJK JP' !important; }`;

/** Opens an address and waits until every widget lives and every answer is there. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const slot of await page.locator('[data-slot][data-widget]').all())
    await expect(slot).toHaveAttribute('data-phase', 'ready');
  await expect(page.locator('[data-slot] [aria-busy="true"]:visible')).toHaveCount(0);
}

/**
 * Compares what is on the screen with the picture of this name. A picture is half as large as the screen:
 * it shows rhythm, alignment, colours and what is cut, and not how one version of a browser draws an edge.
 */
export async function expectLook(page: Page, name: string): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    await document.fonts.ready;
  }, ONE_TYPEFACE);
  // what a pointer or the focus adds is no part of a state
  await page.mouse.move(0, 0);
  await expect(page).toHaveScreenshot(`${name}.png`);
}
