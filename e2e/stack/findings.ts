import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Violations that axe finds (A and AA), one line a rule with its elements; with `part`, a selector,
 * only those in that part of the page. Rejects on a page with frames.
 */
export async function findings(page: Page, part?: string): Promise<string[]> {
  if (page.frames().length > 1) throw new Error('axe would not see into the frames of this page.');
  // one run in the page itself, because what the builder does for frames opens a page for each run
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(TAGS);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}
