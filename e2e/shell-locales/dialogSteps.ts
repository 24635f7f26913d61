import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { expectAlive } from '../stack/expectAlive.ts';
import { expect } from '../stack/test.ts';

/** What a step needs: the page, and a look at all of its texts. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Opens an address in the language of the visit. */
  go(path: string): Promise<void>;
  /** Expects of the page as it is now that no text is foreign or cut. `what` names the state. */
  look(what: string): Promise<void>;
}

const DAY = 'year=2026&month=11&day=28';
const KANTO = `area[]=102&${DAY}`;
const OVERSEAS = `search_mode=overseas&area[]=48&country[]=4&${DAY}&widthday=14`;
const MANY = 900;

function results(page: Page): Locator {
  return page.locator('[data-slot="results"]');
}
function search(page: Page): Locator {
  return page.locator('[data-slot="search"]');
}
function dialog(page: Page): Locator {
  return page.locator('dialog[open]');
}
function pickers(page: Page): Locator {
  return search(page).locator('summary[aria-haspopup="dialog"]').locator('visible=true');
}
function alertIn(place: Locator): Locator {
  return place.getByRole('alert').filter({ hasText: /./ }).locator('visible=true').first();
}
function broken(route: Route): Promise<void> {
  return route.fulfill({ status: 500, json: { data: [{ message: 'broken' }] } });
}

/** Presses the button of an alert that offers to try again, until what it brings is there. */
async function tryAgain(place: Locator, brought: Locator): Promise<void> {
  const again = alertIn(place).getByRole('button');
  await expect(async () => {
    if ((await again.count()) > 0) await again.press('Enter', { timeout: 1000 });
    await expect(brought).toBeVisible({ timeout: 3000 });
  }).toPass();
}

/** Lets a call fail while `work` goes on. */
async function whileFailing(
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
async function unfold(place: Locator): Promise<void> {
  await place
    .locator('details:not([open], [name])')
    .evaluateAll((folds) => folds.map((fold) => fold.setAttribute('open', '')));
}

/** The plans of a card, the parts of a price, and the starts of an hour. */
async function cards(visit: Visit): Promise<void> {
  const { page, go, look } = visit;
  await go(`/search/result/?${KANTO}&widthday=7&players=2&continue_stock=2`);
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
async function comparison(visit: Visit): Promise<void> {
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
async function favourites(visit: Visit): Promise<void> {
  const { page, go, look } = visit;
  await go(`/search/result/?${KANTO}`);
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

/** The form above the results: its areas and the refusal of a fourth, its days, its options. */
async function conditions(visit: Visit): Promise<void> {
  const { page, look } = visit;
  await search(page).locator('details > summary').first().press('Enter');
  await pickers(page).first().click();
  for (let region = 0; region < 3; region += 1) {
    await dialog(page)
      .locator('button[aria-expanded="false"]')
      .nth(region + 1)
      .click();
    await dialog(page)
      .locator('fieldset')
      .getByRole('checkbox')
      .locator('visible=true')
      .first()
      .click();
  }
  await expect(alertIn(dialog(page))).toBeVisible();
  await look('a fourth area');
  await page.keyboard.press('Escape');
  await pickers(page).nth(1).click();
  await expect(dialog(page).getByRole('grid').first()).toBeVisible();
  await dialog(page).getByRole('combobox').selectOption('31');
  await look('the days');
  await page.keyboard.press('Escape');
  await search(page).locator('[role="button"][aria-expanded="false"]').press('Enter');
  await unfold(search(page));
  await expect(search(page).locator('details[open] fieldset').first()).toBeVisible();
  await look('every option');
}

/** What is suggested for a name: courses and places, nothing, a failure. */
async function suggestions(visit: Visit): Promise<void> {
  const { page, look } = visit;
  const field = search(page)
    .getByRole('combobox')
    .locator('visible=true')
    .and(page.locator('input'));
  await field.fill('千葉');
  await expect(page.locator('[role="option"]').first()).toBeVisible();
  await look('suggestions');
  await field.fill('zzzz');
  await expect(search(page).locator('[data-wrong]')).toBeVisible();
  await look('no suggestion');
  await whileFailing(visit, /\/course\/suggestion/, async () => {
    await field.fill('zzzzz');
    await expect(page.locator('[role="option"]')).toHaveCount(0);
    await look('suggestions that failed');
  });
  await field.fill('');
}

/** The calendar and the map, and what they say when they fail. */
async function views(visit: Visit): Promise<void> {
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
  await expect(results(page).locator('[role="status"] li').first()).toBeVisible();
  await look('the course of a pin');
}

/** What the list and the frame say of a search that fails, that is refused, or that has no network. */
async function failures(visit: Visit): Promise<void> {
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
async function lists({ page, go, look }: Visit): Promise<void> {
  for (const query of [
    `${KANTO}&play_fee_max=5000&continue_stock=10&caddie=1`,
    OVERSEAS,
    `${OVERSEAS}&view=map`,
    `search_mode=competition&${KANTO}&compe_arr[]=1&continue_stock=3`,
    `search_c_name=asashiba&${DAY}`,
  ]) {
    await go(`/search/result/?${query}`);
    await expect(results(page)).toHaveAttribute('data-phase', 'ready');
    await look(query);
  }
}

/**
 * An address that each form refuses, with all its errors. `mf-search-form/src/everyLanguage.test.tsx`
 * says each message of R8.01 and R8.02 in each language.
 */
const REFUSED: readonly string[] = [
  '/search/result/?search_mode=overseas',
  `/search/?area[]=99&year=2026&month=1&day=1&play_fee_min=12000&play_fee_max=8000`,
  '/search/map/?area[]=0',
  '/search/solo/?search_flag=1&c_name=asashiba',
];

async function refusals({ page, go, look }: Visit): Promise<void> {
  for (const address of REFUSED) {
    await go(address);
    await expect(alertIn(search(page))).toBeVisible();
    await look(address);
  }
}

/** The top page: its tabs, what a form without a place says, earlier searches, the menus, a lost part. */
async function topPage(visit: Visit): Promise<void> {
  const { page, go, look } = visit;
  await page.route(/mf-content\/.*remoteEntry/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await go('/index-pc');
  await expect(alertIn(page.locator('[data-slot="content-main"]'))).toBeVisible();
  await unfold(page.getByRole('banner'));
  for (const tab of await search(page).getByRole('tab').all()) {
    await tab.click();
    await look('a mode of the search');
  }
  await search(page).locator('button[type="submit"]').first().click();
  await expect(alertIn(search(page))).toBeVisible();
  await look('a form without a place');
  await page.unroute(/mf-content\/.*remoteEntry/);
}

/** Both maps of the map search, and what is said when they fail or find too much. */
async function mapSearch(visit: Visit): Promise<void> {
  const { page, go, look } = visit;
  const tooMuch = (route: Route) =>
    route.fulfill({ json: { result_status: 200, search_cnt: MANY, items: [] } });
  for (const answer of [tooMuch, broken]) {
    await go(`/search/map/?${DAY}`);
    await expectAlive(page, 'search');
    await look('the map of the country');
    const toPrefecture = async () => {
      await search(page).locator('svg a[aria-label]').first().dispatchEvent('click');
      await expect(alertIn(search(page))).toBeVisible();
    };
    await whileFailing(visit, /\/course\/map\?/, toPrefecture, answer);
    await look(`a map search with the answer of ${answer.name}`);
  }
  await tryAgain(search(page), search(page).locator('#map-list li').first());
  await look('the map of a prefecture');
}

/** The solo search: its wishes, its rounds, no round, a failure. */
async function soloSearch(visit: Visit): Promise<void> {
  const { page, go, look } = visit;
  await go(`/search/solo/?${KANTO}&widthday=2`);
  await expectAlive(page, 'search');
  await unfold(search(page));
  await look('rounds');
  await whileFailing(visit, /\/solo\/search\?/, async () => {
    await search(page).locator('nav a[href*="page=2"]').first().press('Enter');
    await expect(alertIn(search(page))).toBeVisible();
    await look('rounds that failed');
  });
  await go('/search/solo/?area[]=47&rates_max=5000&zone_list[]=06');
  await look('no round');
}

/** A phone: its menu, its dialogs, the member's line. */
async function phone({ page, go, look }: Visit): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await go('/smart/iphone_top.html');
  await unfold(page.getByRole('banner'));
  await look('the menu of a phone');
  await page.getByRole('banner').locator('details[open] > summary').first().press('Enter');
  await search(page)
    .locator('input[aria-haspopup="dialog"]')
    .locator('visible=true')
    .first()
    .click();
  await dialog(page).locator('input').fill('千葉');
  await expect(dialog(page).locator('li button').first()).toBeVisible();
  await look('the names on a phone');
  await page.setViewportSize({ width: 1280, height: 900 });
  await go(`/search/result/?${KANTO}&act=filter`);
  await expect(dialog(page).getByRole('link').first()).toBeVisible();
  await look('the filters');
}

/** The sheet of a course, with all of its plans. */
async function courseSheet({ page, go, look }: Visit): Promise<void> {
  await go(`/search/result/?${KANTO}`);
  const sheet = await results(page).locator('article h3 a').first().getAttribute('href');
  await go(sheet ?? '');
  await unfold(page.locator('[data-slot="course"]'));
  await look('the sheet of a course');
}

/** The pages without widgets. */
async function plainPages({ page, go, look }: Visit): Promise<void> {
  for (const path of [
    '/error?status=503',
    '/error?status=429',
    '/error?status=414',
    '/error?status=400',
    '/offline',
    '/preview?token=none',
    '/secret/result/',
  ]) {
    await go(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(path);
  }
}

/** All that opens, and all that is said, in an order that loads few pages. */
export const STEPS: readonly ((visit: Visit) => Promise<void>)[] = [
  cards,
  comparison,
  favourites,
  conditions,
  suggestions,
  views,
  failures,
  lists,
  refusals,
  topPage,
  mapSearch,
  soloSearch,
  phone,
  courseSheet,
  plainPages,
];

/** Which of the steps shows what a component says that opens something or that warns. */
export const SHOWN_BY: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'mf-course/src/plans/Plans.tsx': courseSheet,
  'mf-results/src/calendar/CalendarFailed.tsx': views,
  'mf-results/src/compare/CompareTray.tsx': comparison,
  'mf-results/src/course-card/MorePlans.tsx': cards,
  'mf-results/src/course-dialog/CourseDialog.tsx': comparison,
  'mf-results/src/course-dialog/CoursesAwaited.tsx': favourites,
  'mf-results/src/filters/FilterSheet.tsx': phone,
  'mf-results/src/map/MapState.tsx': views,
  'mf-results/src/party/FeeBreakdown.tsx': cards,
  'mf-results/src/search-failed/SearchFailed.tsx': failures,
  'mf-search-form/src/field-parts/Picker.tsx': conditions,
  'mf-search-form/src/fields/area-picker/AreaDialog.tsx': conditions,
  'mf-search-form/src/fields/area-picker/AreaField.tsx': conditions,
  'mf-search-form/src/fields/course-name/CourseNameDialog.tsx': phone,
  'mf-search-form/src/fields/detail-options/OptionGroup.tsx': conditions,
  'mf-search-form/src/fields/play-date/PlayDateDialog.tsx': conditions,
  'mf-search-form/src/fields/play-date/PlayDateField.tsx': conditions,
  'mf-search-form/src/forms/applied-conditions/ConditionBar.tsx': conditions,
  'mf-search-form/src/forms/map-search/MapFailed.tsx': mapSearch,
  'mf-search-form/src/forms/map-search/area-map/TooMany.tsx': mapSearch,
  'mf-search-form/src/forms/solo-search/SoloSearch.tsx': soloSearch,
  'mf-search-form/src/forms/solo-search/rounds/RoundsFailed.tsx': soloSearch,
  'shared-ui/src/dialog/Dialog.tsx': conditions,
  'shared-ui/src/error-summary/ErrorSummary.tsx': refusals,
  'shell/src/layout/alert/Alert.tsx': failures,
  'shell/src/layout/header/Fold.tsx': topPage,
  'shell/src/layout/header/Header.tsx': phone,
  'shell/src/layout/header/LanguageMenu.tsx': topPage,
  'shell/src/layout/header/ThemeMenu.tsx': topPage,
  'shell/src/widgets/SlotFallback.tsx': topPage,
};
