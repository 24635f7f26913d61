import type { Locator, Page } from '@playwright/test';
import { expectAlive } from '../stack/expectAlive.ts';

/** A search for next Saturday in and around Tokyo, with several pages of courses. */
export const KANTO = 'area[]=102&year=2026&month=11&day=28&widthday=1';
export const SEARCH_CALL = '/gora/course/search';

export function resultsOf(page: Page): Locator {
  return page.locator('[data-slot="results"]');
}
export function cardsOf(page: Page): Locator {
  return resultsOf(page).locator('article[data-course]');
}
export function firstNameOf(page: Page): Locator {
  return cardsOf(page).first().getByRole('heading', { level: 3 });
}

/** The link of the first plan on the page, which leads on to its booking. */
export function bookingLink(page: Page): Locator {
  return cardsOf(page).first().locator('a[href*="/landing/booking?"]').first();
}

/** Opens the result page of a search and waits until it has hydrated. */
export async function openResults(
  page: Page,
  query = KANTO,
  path = '/search/result/',
): Promise<void> {
  await page.goto(`${path}?${query}`);
  await expectAlive(page, 'results');
}

/** Collects the addresses of all requests of the page from now on. */
export function watchCalls(page: Page): URL[] {
  const calls: URL[] = [];
  page.on('request', (request) => calls.push(new URL(request.url())));
  return calls;
}

export async function namesOf(page: Page): Promise<string[]> {
  return cardsOf(page).getByRole('heading', { level: 3 }).allTextContents();
}

/** The first price of each card in yen. It reads the document's text, because cards far below are not rendered. */
export async function lowestPrices(page: Page): Promise<number[]> {
  const texts = await Promise.all(
    (await cardsOf(page).all()).map((card) =>
      card.locator('p > b').filter({ hasText: /^¥/ }).first().textContent(),
    ),
  );
  return texts.map((text) => Number((text ?? '').replace(/\D/g, '')));
}
