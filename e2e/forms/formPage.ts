import AxeBuilder from '@axe-core/playwright';
import { type Page } from '@playwright/test';
import { expectAlive } from '../stack/expectAlive.ts';

/** The sizes of a desktop and a phone; the specs of this folder set them themselves. */
export const WIDTHS = {
  pc: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectAlive(page, 'search');
}

export function form(page: Page) {
  return page.locator('[data-slot="search"]');
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Violations that axe finds (A and AA), one line a rule with its elements. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

export function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
