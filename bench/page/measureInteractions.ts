import type { Page } from 'playwright';
import { INTERACTIONS, observeInteractions } from './observeInteractions.ts';
import { LONGEST_LOAD, type Visit, withPage } from './openPage.ts';

/** What the first interactions of a visit took, in milliseconds. */
export interface Interactions {
  /** The longest time from an interaction to the next paint. */
  readonly inp: number;
  /** From the navigation until the areas are there to choose from, pressed for when the control was seen. */
  readonly pickerOpen: number;
}

/** Latin letters, because keys of an input method have no events of their own here. */
const NAME = 'golf';
const WAIT = { timeout: LONGEST_LOAD };

async function openAreas(page: Page): Promise<number> {
  const form = page.locator('[data-slot="search"]');
  await form
    .getByRole('button', { name: /^エリア/ })
    .locator('visible=true')
    .first()
    .click(WAIT);
  await page.locator('dialog[open]').waitFor(WAIT);
  const opened = await page.evaluate(() => performance.now());
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ ...WAIT, state: 'hidden' });
  return opened;
}

async function typeName(page: Page): Promise<void> {
  const form = page.locator('[data-slot="search"]');
  await form
    .getByRole('combobox', { name: 'コース名' })
    .locator('visible=true')
    .first()
    .click(WAIT);
  // on a phone the field of the dialog has the focus
  await page.keyboard.type(NAME);
  await page.keyboard.press('Escape');
}

async function submit(page: Page): Promise<void> {
  const form = page.locator('[data-slot="search"]');
  await form.getByRole('button', { name: '検索する', exact: true }).first().click(WAIT);
  await page.waitForURL(/\/search\/result\//, { ...WAIT, waitUntil: 'commit' });
  await page.locator('[data-slot="results"] article').first().waitFor(WAIT);
}

/**
 * Loads a page with an open search form, and opens the areas, types the name of a course and submits, each
 * as soon as its control is there. Rejects when one of them is never answered.
 */
export function measureInteractions(visit: Visit): Promise<Interactions> {
  return withPage(visit, async ({ page, load }) => {
    await page.addInitScript(observeInteractions, INTERACTIONS);
    await load();
    const pickerOpen = await openAreas(page);
    await typeName(page);
    await submit(page);
    const inp = await page.evaluate((name) => Number(sessionStorage.getItem(name)), INTERACTIONS);
    return { inp, pickerOpen };
  });
}
