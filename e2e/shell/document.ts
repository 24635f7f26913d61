import type { Page } from '@playwright/test';
import { FRESH_FOR } from 'shell/src/build/buildWatch.ts';
import { expectAlive } from '../stack/expectAlive.ts';
import { expect } from '../stack/test.ts';

export const RESULT = '/search/result/?area[]=102&year=2026&month=11&day=28&widthday=1';

/** Waits until every widget on the page is alive; the page must have one. */
export async function alive(page: Page): Promise<void> {
  await expect(page.locator('[data-slot][data-widget]').first()).toBeAttached();
  for (const slot of await page.locator('[data-slot][data-widget]').all())
    await expectAlive(page, (await slot.getAttribute('data-slot')) ?? '');
}

/** Marks the document, so that `isSameDocument` can tell whether it was replaced. */
export function markDocument(page: Page): Promise<void> {
  return page.evaluate(() => {
    (globalThis as { marked?: boolean }).marked = true;
  });
}
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => (globalThis as { marked?: boolean }).marked === true);
}

/** Makes the open page ask for the latest build and waits until it knows the build. */
export async function askForBuild(page: Page, build: string): Promise<void> {
  const manifest = page.waitForResponse(
    (response) => response.url().endsWith(`/builds/${build}.json`) && response.ok(),
  );
  // the page does not ask again within a second
  await expect(async () => {
    await page.evaluate(() => {
      dispatchEvent(new Event('online'));
    });
    await Promise.race([
      manifest,
      new Promise((_, reject) => {
        setTimeout(() => reject(new Error('not asked yet')), 300);
      }),
    ]);
  }).toPass();
}

/** The page keeps an answer for a second, so that the navigation after the next one sees what was written in that second. */
export async function askedLongAgo(page: Page): Promise<void> {
  await page.waitForFunction((fresh) => {
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/builds/latest.json'));
    return (
      answers.length > 0 &&
      answers.every(
        (entry) => performance.now() - (entry as PerformanceResourceTiming).responseEnd > fresh,
      )
    );
  }, FRESH_FOR + 100);
}
