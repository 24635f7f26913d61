import type { Route } from '@playwright/test';
import { expectAlive } from '../../stack/expectAlive.ts';
import { expect } from '../../stack/test.ts';
import {
  DAY,
  KANTO,
  MANY,
  search,
  dialog,
  pickers,
  alertIn,
  broken,
  tryAgain,
  whileFailing,
  unfold,
  type Visit,
} from './visit.ts';

/** The form above the results: its areas and the refusal of a fourth, its days, its options. */
export async function conditions(visit: Visit): Promise<void> {
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
export async function suggestions(visit: Visit): Promise<void> {
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

export async function refusals({ page, go, look }: Visit): Promise<void> {
  for (const address of REFUSED) {
    await go(address);
    await expect(alertIn(search(page))).toBeVisible();
    await look(address);
  }
}

/** Both maps of the map search, and what is said when they fail or find too much. */
export async function mapSearch(visit: Visit): Promise<void> {
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
  await tryAgain(search(page), search(page).locator('[data-map-split] li').first());
  await look('the map of a prefecture');
}

/** The solo search: its wishes, its rounds, no round, a failure. */
export async function soloSearch(visit: Visit): Promise<void> {
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
