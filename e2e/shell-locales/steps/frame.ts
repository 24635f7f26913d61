import { expect } from '../../stack/test.ts';
import { drawerOf, untilDrawerCanOpen } from '../../course/drawer.ts';
import { KANTO, results, search, dialog, alertIn, unfold, type Visit } from './visit.ts';

/** The top page: its tabs, what a form without a place says, earlier searches, the menus, a lost part. */
export async function topPage(visit: Visit): Promise<void> {
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

/** A phone: its menu, its dialogs, the member's line. */
export async function phone({ page, go, look }: Visit): Promise<void> {
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
  for (const part of ['area', 'playDate', 'players']) {
    await go(`/smart/iphone_top.html?focus=${part}`);
    await expect(dialog(page).locator('[aria-expanded="true"][id$="' + part + '"]')).toBeVisible();
    await look(`the sheet of the search at ${part}`);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await go(`/search/result/?${KANTO}&act=filter`);
  await expect(dialog(page).getByRole('link').first()).toBeVisible();
  await look('the filters');
}

/** The sheet of a course over the results, and by itself with all of its plans. */
export async function courseSheet({ page, go, look }: Visit): Promise<void> {
  await go(`/search/result/?${KANTO}`);
  await untilDrawerCanOpen(page);
  const link = results(page).locator('article h3 a').first();
  const sheet = await link.getAttribute('href');
  await link.click();
  await expect(drawerOf(page).locator('h1')).toBeFocused();
  await look('the sheet of a course over the results');
  await go(sheet ?? '');
  await unfold(page.locator('[data-slot="course"]'));
  await look('the sheet of a course');
}

/** The pages without widgets. */
export async function plainPages({ page, go, look }: Visit): Promise<void> {
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
