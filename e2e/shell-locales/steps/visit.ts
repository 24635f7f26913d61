import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { expect } from '../../stack/test.ts';

/** What a step needs: the page, and a look at all of its texts. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Opens an address in the language of the visit. */
  go(path: string): Promise<void>;
  /** Expects of the page as it is now that no text is foreign or cut. `what` names the state. */
  look(what: string): Promise<void>;
}

export const DAY = 'year=2026&month=11&day=28';
export const KANTO = `area[]=102&${DAY}`;
export const OVERSEAS = `search_mode=overseas&area[]=48&country[]=4&${DAY}&widthday=14`;
export const MANY = 900;

export function results(page: Page): Locator {
  return page.locator('[data-slot="results"]');
}
export function search(page: Page): Locator {
  return page.locator('[data-slot="search"]');
}
export function dialog(page: Page): Locator {
  return page.locator('dialog[open]');
}
export function pickers(page: Page): Locator {
  return search(page).locator('summary[aria-haspopup="dialog"]').locator('visible=true');
}
export function alertIn(place: Locator): Locator {
  return place.getByRole('alert').filter({ hasText: /./ }).locator('visible=true').first();
}
export function broken(route: Route): Promise<void> {
  return route.fulfill({ status: 500, json: { data: [{ message: 'broken' }] } });
}

/** Presses the button of an alert that offers to try again, until what it brings is there. */
export async function tryAgain(place: Locator, brought: Locator): Promise<void> {
  const again = alertIn(place).getByRole('button');
  await expect(async () => {
    if ((await again.count()) > 0) await again.press('Enter', { timeout: 1000 });
    await expect(brought).toBeVisible({ timeout: 3000 });
  }).toPass();
}

/** Lets a call fail while `work` goes on. */
export async function whileFailing(
  { page }: Visit,
  call: RegExp,
  work: () => Promise<void>,
  answer = broken,
): Promise<void> {
  await page.route(call, answer);
  await work();
  await page.unroute(call);
}

/** Opens what unfolds in its place. The pickers, which share a name, open dialogs. */
export async function unfold(place: Locator): Promise<void> {
  await place
    .locator('details:not([open], [name])')
    .evaluateAll((folds) => folds.map((fold) => fold.setAttribute('open', '')));
}
