import type { Page } from '@playwright/test';
import type { PageWatch } from '../stack/watchPage.ts';
import { expect } from '../stack/test.ts';

/**
 * Expects of a page of staff in a fault what the catalogue of faults asks of any page: the main landmark
 * is there, and nothing is uncaught. Staff have no widgets, and no search.
 */
export async function expectStaffHolds(page: Page, watch: PageWatch): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  const problems = await watch.problems();
  expect(problems.filter((line) => /^(uncaught|policy|reported):/.test(line))).toEqual([]);
}
