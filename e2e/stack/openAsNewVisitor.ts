import type { BrowserContext, Page } from '@playwright/test';

/**
 * Opens a page for somebody who has not been here. What the browser keeps of published files stays, so that many
 * visits cost a test less than so many browsers.
 */
export async function openAsNewVisitor(context: BrowserContext): Promise<Page> {
  await context.clearCookies();
  return context.newPage();
}
