import type { Locator, Page } from 'playwright';
import { INTERACTIONS, observeInteractions } from './observeInteractions.ts';
import { type Device, LONGEST_LOAD, type Visit, withPage } from './openPage.ts';

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

function formOf(page: Page): Locator {
  return page.locator('[data-slot="search"]');
}

/** The dialog or the sheet that is open. */
function dialogOf(page: Page): Locator {
  return page.locator('dialog[open]');
}

async function openAreas(page: Page): Promise<number> {
  const areas = formOf(page).getByRole('button', { name: /^エリア/ });
  await areas.locator('visible=true').first().click(WAIT);
  await dialogOf(page).waitFor(WAIT);
  const opened = await page.evaluate(() => performance.now());
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ ...WAIT, state: 'hidden' });
  return opened;
}

/** Types a name: into the field, or on a phone into the dialog that the field opens, where Enter keeps it. */
async function typeName(page: Page, device: Device): Promise<void> {
  const field = formOf(page).getByRole('combobox', { name: 'コース名' });
  await field.locator('visible=true').first().click(WAIT);
  if (device === 'phone') await dialogOf(page).waitFor(WAIT);
  await page.keyboard.type(NAME);
  await page.keyboard.press(device === 'phone' ? 'Enter' : 'Escape');
  await dialogOf(page).waitFor({ ...WAIT, state: 'hidden' });
}

async function submit(page: Page): Promise<void> {
  const button = formOf(page).getByRole('button', { name: /^(検索する|この条件で検索.*)$/ });
  await button.locator('visible=true').first().click(WAIT);
  await page.waitForURL(/\/search\/result\//, { ...WAIT, waitUntil: 'commit' });
  await page.locator('[data-slot="results"][data-phase="ready"]').waitFor(WAIT);
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
    await typeName(page, visit.device);
    await submit(page);
    const inp = await page.evaluate((name) => Number(sessionStorage.getItem(name)), INTERACTIONS);
    return { inp, pickerOpen };
  });
}
