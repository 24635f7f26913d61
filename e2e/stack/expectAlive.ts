import { expect, type Page } from '@playwright/test';

/**
 * Waits until the widgets of these slots have hydrated, or rendered where the server sent no HTML. `data-phase="ready"` alone
 * says that a visitor sees a widget, which is earlier: a key that is pressed in between follows a link without its script.
 */
export async function expectAlive(page: Page, ...slots: readonly string[]): Promise<void> {
  for (const slot of slots) {
    await expect(page.locator(`[data-slot="${slot}"]`)).toHaveAttribute('data-phase', 'ready');
    await page.waitForFunction(
      (mark) => performance.getEntriesByName(mark).length > 0,
      `${slot} alive`,
    );
  }
}
