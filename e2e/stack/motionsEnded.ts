import type { Page } from '@playwright/test';

/** Waits until what appears or moves has come to its end; what turns without an end goes on. */
export async function motionsEnded(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}
