import type { Route } from '@playwright/test';
import { expectAlive } from '../../stack/expectAlive.ts';
import { expect } from '../../stack/test.ts';
import {
  DAY,
  KANTO,
  OVERSEAS,
  results,
  dialog,
  alertIn,
  broken,
  tryAgain,
  whileFailing,
  unfold,
  type Visit,
} from './visit.ts';

/** The plans of a card, the parts of a price, and the starts of an hour. */
export async function cards(visit: Visit): Promise<void> {
  const { page, go, look } = visit;
  await go(`/search/result/?${KANTO}&widthday=7&players=2&continue_stock=2`);
  await expectAlive(page, 'results');
  const card = results(page).getByRole('article').first();
  await whileFailing(visit, /\/course\/(plans|stock)\?/, async () => {
    await unfold(results(page));
    await expect(alertIn(results(page))).toBeVisible();
    await card.locator('button[aria-expanded="false"]').first().click();
    await expect(card.locator('section[aria-busy="false"]')).toBeVisible();
    await look('the plans and the starts of a course that failed');
  });
  await tryAgain(results(page), card.locator('details[open] li').first());
  await card.locator('button[aria-expanded="true"]').click();
  await card.locator('button[aria-expanded="false"]').first().click();
  await expect(card.locator('section').getByRole('link').first()).toBeVisible();
  await look('every fold of the cards, and the starts of a course');
}

/** The tray with its refusal of a fifth course, and the comparison. */
export async function comparison(visit: Visit): Promise<void> {
  const { page, look } = visit;
  const boxes = results(page).locator('article input[type="checkbox"]');
  for (const index of [0, 1, 2, 3]) await boxes.nth(index).check();
  await boxes.nth(4).click();
  const tray = results(page).locator('section[data-sticks="end"]');
  await expect(alertIn(tray)).toBeVisible();
  await look('a fifth course');
  await whileFailing(visit, /\/course\/plans\?/, async () => {
    await tray.getByRole('link').press('Enter');
    await expect(alertIn(dialog(page))).toBeVisible();
    await look('a comparison that failed');
  });
  await tryAgain(dialog(page), dialog(page).getByRole('table'));
  await look('the comparison');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

/** The favourites of a device that has some, and those that cannot be shown. */
export async function favourites(visit: Visit): Promise<void> {
  const { page, go, look } = visit;
  await go(`/search/result/?${KANTO}`);
  await expectAlive(page, 'results');
  await results(page).locator('article button[aria-pressed]').first().click();
  await whileFailing(visit, /\/course\/plans\?/, async () => {
    await results(page).locator('a[href*="act=favourites"]').press('Enter');
    await expect(alertIn(dialog(page))).toBeVisible();
    await look('favourites that failed');
  });
  await tryAgain(dialog(page), dialog(page).getByRole('heading', { level: 3 }).first());
  await look('the favourites');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

/** The calendar and the map, and what they say when they fail. */
export async function views(visit: Visit): Promise<void> {
  const { page, look } = visit;
  const view = (name: string) => results(page).locator(`nav a[href*="view=${name}"]`);
  await whileFailing(visit, /\/course\/(price-calendar|map)\?/, async () => {
    await view('calendar').press('Enter');
    await expect(alertIn(results(page))).toBeVisible();
    await look('a calendar that failed');
  });
  await tryAgain(results(page), results(page).getByRole('table').first());
  await look('the calendar');
  await whileFailing(visit, /\/course\/map\?/, async () => {
    await view('map').press('Enter');
    await expect(alertIn(results(page))).toBeVisible();
    await look('a map that failed');
  });
  const map = results(page)
    .getByRole('group')
    .filter({ has: page.locator('[aria-label]') });
  await tryAgain(results(page), map.first());
  await look('the map');
  // of one course only, so that no cluster hides its pin
  const name = await results(page).getByRole('article').getByRole('heading').first().innerText();
  await visit.go(`/search/result/?${KANTO}&view=map&search_c_name=${encodeURIComponent(name)}`);
  await expectAlive(page, 'results');
  await map.getByRole('link').first().press('Enter');
  await expect(results(page).locator('[role="dialog"] li').first()).toBeVisible();
  await look('the course of a pin');
}

/** What the list and the frame say of a search that fails, that is refused, or that has no network. */
export async function failures(visit: Visit): Promise<void> {
  const { page, context, go, look } = visit;
  const call = /\/course\/search\?/;
  const searchBy = async (order: string) => {
    await results(page).getByRole('combobox').first().selectOption(order);
    await expect(alertIn(results(page))).toBeVisible();
  };
  const refuse = (route: Route) =>
    route.fulfill({ status: 400, json: { data: [{ message: 'refused' }] } });
  for (const answer of [broken, refuse]) {
    await go(`/search/result/?${KANTO}`);
    await expectAlive(page, 'results');
    await whileFailing(visit, call, () => searchBy('rate'), answer);
    await look(`a search with the answer of ${answer.name}`);
  }
  await go(`/search/result/?${KANTO}`);
  await expectAlive(page, 'results');
  await context.setOffline(true);
  await searchBy('stf');
  await look('a search without a network');
  await context.setOffline(false);
  await expect(results(page).getByRole('article').first()).toBeVisible();
  await look('a search that ran when the network was back');
}

/** The lists that have other words: nothing found, past the end, overseas, a competition, secret plans. */
export async function lists({ page, go, look }: Visit): Promise<void> {
  for (const query of [
    `${KANTO}&play_fee_max=5000&continue_stock=10&caddie=1`,
    OVERSEAS,
    `${OVERSEAS}&view=map`,
    `search_mode=competition&${KANTO}&compe_arr[]=1&continue_stock=3`,
    `search_c_name=asashiba&${DAY}`,
    `${KANTO}&compare_with=999998,999999&act=compare`,
  ]) {
    await go(`/search/result/?${query}`);
    await expect(results(page)).toHaveAttribute('data-phase', 'ready');
    await look(query);
  }
}
