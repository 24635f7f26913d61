import { expect, type Locator, type Page } from '@playwright/test';
import { expectAlive } from './expectAlive.ts';
import type { PageWatch } from './watchPage.ts';

const FALLBACK = 'この部分を表示できませんでした。';

/** A page that something is wrong with, and what has been seen of it. */
export interface FaultyPage {
  readonly page: Page;
  readonly watch: PageWatch;
  /** The names of the widgets that the fault takes away. */
  readonly broken: readonly string[];
  /**
   * The versions that have done wrong and whose widgets are there all the same: `widget@version`, once
   * for each report.
   */
  readonly replaced?: readonly string[];
  /** Complaints that are the fault itself, as `watchPage` writes them: `uncaught: it is broken`. */
  readonly itself?: readonly string[];
  /** What each document has to report, as `widget@version`, by the time when it was loaded. */
  readonly reports: Map<number, readonly string[]>;
}

/** A place on a page and the widget in it. */
interface Place {
  readonly slot: string;
  readonly widget: string;
  /** `widget@version`. */
  readonly id: string;
  /** Whether the page is complete without it: it says nothing when its widget fails. */
  readonly mayBeEmpty: boolean;
  /** The widget that lends the place, without which there is none (ADR 088); empty for a place of the page. */
  readonly lender: string;
}

function slotIn(page: Page, name: string): Locator {
  return page.locator(`[data-slot="${name}"]`);
}

/** Reads them in one task of the page: a place that is found and then goes away would have no lender. */
function readPlaces(page: Page): Promise<Place[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-slot][data-widget]')].map((slot) => {
      const { slot: name = '', widget: id = '', collapses } = slot.dataset;
      const [widget = ''] = id.split('@');
      const around = slot.parentElement?.closest<HTMLElement>('[data-slot]')?.dataset['widget'];
      const [lender = ''] = around?.split('@') ?? [];
      return { slot: name, widget, id, mayBeEmpty: collapses !== undefined, lender };
    }),
  );
}

/**
 * Reads the places when the whole document is there, since its slots come one after another; again
 * where the page is just being reloaded.
 */
async function placesOf(page: Page): Promise<Place[]> {
  let places: Place[] = [];
  await expect(async () => {
    expect(await page.evaluate(() => document.readyState)).not.toBe('loading');
    places = await readPlaces(page);
  }).toPass();
  return places;
}

/** Returns when the document of the page was loaded: another one for each document. */
function documentOf(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}

/**
 * Expects of a page in a fault what the catalogue of faults asks: header and main landmark are
 * there, every other widget is alive, the broken ones say so, nothing is uncaught but what a broken
 * one throws itself, and each document has reported each broken version of its page exactly once.
 * Call it for each document that is loaded in the fault. Returns the broken widgets of this page.
 */
export async function expectHolds({
  page,
  watch,
  broken,
  replaced = [],
  itself = [],
  reports,
}: FaultyPage): Promise<readonly string[]> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  const places = (await placesOf(page)).filter(({ lender }) => !broken.includes(lender));
  const failed = places.filter(({ widget }) => broken.includes(widget));
  const others = places.filter(({ widget }) => !broken.includes(widget));
  await expectAlive(page, ...others.map(({ slot }) => slot));
  for (const { slot, mayBeEmpty } of failed) {
    await expect(slotIn(page, slot)).toHaveAttribute('data-phase', 'failed');
    await expect(slotIn(page, slot).getByText(FALLBACK)).toHaveCount(mayBeEmpty ? 0 : 1);
  }
  const document = await documentOf(page);
  const known = reports.get(document) ?? replaced;
  const more = failed.map(({ id }) => id).filter((id) => !known.includes(id));
  reports.set(document, [...known, ...new Set(more)]);
  const expected = [...reports.values()].flat().sort();
  await expect.poll(async () => (await watch.reportedBy()).sort()).toEqual(expected);
  const problems = await watch.problems();
  const names = [...broken, ...replaced.map((id) => id.split('@')[0])];
  const own = new Set([...itself, ...names.map((name) => `uncaught: ${name} is broken`)]);
  expect(problems.filter((line) => /^(uncaught|policy):/.test(line) && !own.has(line))).toEqual([]);
  return [...new Set(failed.map(({ widget }) => widget))].sort();
}

/**
 * Searches from the page as it is, and expects courses: from a result page, other ones than it shows.
 * Leads to a result page.
 */
export async function expectSearchAnswered(page: Page): Promise<void> {
  const firstName = slotIn(page, 'results').getByRole('article').getByRole('heading').first();
  if (page.url().includes('/search/result/')) {
    const before = await firstName.innerText();
    const next = slotIn(page, 'results').getByRole('link', { name: /次へ/ }).first();
    // a person presses what they see: cards near the screen are laid out in the frames after a scroll
    await next.scrollIntoViewIfNeeded();
    await next.click();
    await expect(page).toHaveURL(/page=2/);
    await expect(firstName).not.toHaveText(before);
  } else {
    const form = slotIn(page, 'search');
    await form.getByLabel('コース名').locator('visible=true').first().fill('カントリー');
    await form.getByRole('button', { name: '検索する', exact: true }).click();
    await expect(page).toHaveURL(/\/search\/result\//);
  }
  await expect(firstName).toBeVisible();
}

export interface FaultyVisit extends Pick<FaultyPage, 'page' | 'watch' | 'broken'> {
  readonly path: string;
  /** Takes the fault away. */
  mend(): Promise<unknown>;
}

/**
 * Opens a page in a fault and expects all that the catalogue of faults asks: searches, takes the fault
 * away, and tries again. Content, which stands on no result page, is tried again on the page before.
 */
export async function expectHoldsWhileFaulty({ path, mend, ...visit }: FaultyVisit): Promise<void> {
  const { page, watch, broken } = visit;
  const faulty = { ...visit, reports: new Map<number, readonly string[]>() };
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  expect(await expectHolds(faulty)).toEqual(broken);
  await expectSearchAnswered(page);
  await expectHolds(faulty);
  if (!path.startsWith('/search/') && broken.includes('mf-content')) {
    await page.goBack({ waitUntil: 'domcontentloaded' });
    // the browser has gone back before the page has changed
    await expect(slotIn(page, 'results')).toHaveCount(0);
    await expectHolds(faulty);
  }
  await mend();
  await expectBackAfterRetry(page);
  expect((await watch.reportedBy()).sort()).toEqual([...faulty.reports.values()].flat().sort());
}

/** Presses もう一度 wherever a widget has failed, and expects it alive in the same document. */
export async function expectBackAfterRetry(page: Page): Promise<void> {
  const document = await documentOf(page);
  const slots = (await placesOf(page)).filter(({ mayBeEmpty }) => !mayBeEmpty);
  for (const { slot } of slots) {
    const retry = slotIn(page, slot).getByRole('button', { name: 'もう一度' });
    if ((await slotIn(page, slot).getAttribute('data-phase')) === 'failed') await retry.click();
    await expectAlive(page, slot);
    await expect(slotIn(page, slot).getByText(FALLBACK)).toHaveCount(0);
  }
  expect(await documentOf(page)).toBe(document);
}
