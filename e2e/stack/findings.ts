import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { motionsEnded } from './motionsEnded.ts';

/** Rules beside those of WCAG that every page keeps too. */
const KEPT_TOO = ['empty-table-header', 'heading-order', 'landmark-unique', 'region'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Violations that axe finds (A and AA, and the order of headings and landmarks), one line a rule with its elements; with `part`, a selector,
 * only those in that part of the page.
 */
export async function findings(page: Page, part?: string): Promise<string[]> {
  // colours of what still appears are not those that it will have
  await motionsEnded(page);
  // the builder opens a second page for each analysis, which only a page with frames needs
  const isWhole = page.frames().length === 1;
  const rules = Object.fromEntries(KEPT_TOO.map((rule) => [rule, { enabled: true }]));
  const axe = new AxeBuilder({ page })
    // to describe what it finds right takes it a third of its time
    .options({ rules, resultTypes: ['violations'] })
    .setLegacyMode(isWhole)
    .withTags(TAGS);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}
