import type { Page } from '@playwright/test';
import { documentWith } from '../stack/documentWith.ts';
import { expect, test } from '../stack/test.ts';

const SEARCH = 'area[]=102&year=2026&month=11&day=28&widthday=1';
const LATER = '/later.';

for (const path of ['/', '/smart/iphone_top.html', '/search/', `/search/result/?${SEARCH}`]) {
  test(`${path} has no style sheet that its first paint does not need`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<style data-href="');
    const inlined = [...html.matchAll(/<style data-href="([^"]+)"/g)].map(([, href]) => href);
    expect(inlined.filter((href) => href?.includes(LATER))).toEqual([]);
  });
}

for (const [path, slot] of [
  ['/search/map/', 'search'],
  ['/search/solo/', 'search'],
  [`/search/result/?${SEARCH}&view=map`, 'results'],
  [`/search/result/?${SEARCH}&view=calendar`, 'results'],
] as const) {
  test(`${path} has the styles of its island before the island`, async ({ request }) => {
    const html = await documentWith(slot, request, path);
    const sheet = html.search(/<style data-href="[^"]+\/later\./);
    expect(sheet).toBeGreaterThan(html.indexOf('<body'));
    expect(sheet).toBeLessThan(html.indexOf(`data-island="${slot}"`));
  });
}

/** The later style sheets of the search form that the page has, inlined or loaded. */
function laterSheets(page: Page): Promise<number> {
  return page
    .locator(
      'style[data-href*="/mf-search-form/"], link[rel="stylesheet"][href*="/mf-search-form/"]',
    )
    .evaluateAll(
      (sheets) =>
        sheets.filter((sheet) =>
          (sheet.getAttribute('href') ?? sheet.getAttribute('data-href') ?? '').includes('/later.'),
        ).length,
    );
}

async function areaOf(page: Page): Promise<{ width: number; height: number }> {
  const form = page.locator('[data-slot="search"]');
  await expect(form).toHaveAttribute('data-phase', 'ready');
  // on a phone the form is folded below the map, whose prefectures are links
  await expect(form.locator('a:visible, button:visible').first()).toBeVisible();
  const { width = 0, height = 0 } = (await form.boundingBox()) ?? {};
  return { width: Math.round(width), height: Math.round(height) };
}

async function follow(page: Page, name: string, path: RegExp): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name }).click();
  await expect(page).toHaveURL(path);
}

test('the map looks the same as a document, and after navigations inside of the page', async ({
  page,
}) => {
  await page.goto('/search/map/');
  const asDocument = await areaOf(page);
  expect(await laterSheets(page)).toBe(1);
  await follow(page, '1人予約', /solo/);
  await areaOf(page);
  await follow(page, '地図から探す', /map/);
  // the page before may still stand when its address has changed
  await expect.poll(() => areaOf(page)).toEqual(asDocument);
  expect(await laterSheets(page)).toBe(1);

  await page.goto('/search/');
  await areaOf(page);
  await follow(page, '地図から探す', /map/);
  // the page before may still stand when its address has changed
  await expect.poll(() => areaOf(page)).toEqual(asDocument);
  expect(await laterSheets(page)).toBe(1);
});
