import type { Page } from '@playwright/test';

/**
 * Waits until the widget of a slot has hydrated. `data-phase="ready"` says that its HTML is in sight, which is earlier: a key
 * that is pressed in between follows the link as a browser without scripts does.
 */
export async function waitUntilAlive(page: Page, slot: string): Promise<void> {
  await page.waitForFunction(
    (mark) => performance.getEntriesByName(mark).length > 0,
    `${slot} alive`,
  );
}
