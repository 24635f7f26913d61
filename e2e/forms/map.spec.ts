import type { Page } from '@playwright/test';
import { findings } from '../stack/findings.ts';
import { expect, test } from '../stack/test.ts';
import { form, openForm, overflow, WIDTHS } from './formPage.ts';

const DAY = 'year=2026&month=11&day=28';
const CHIBA = `/search/map/?area[]=12&${DAY}`;
function japan(page: Page) {
  return page.getByRole('group', { name: '都道府県の地図' });
}
function areaMap(page: Page) {
  return page.getByRole('group', { name: 'ゴルフ場の地図' });
}
function list(page: Page) {
  return page.getByRole('list', { name: '地図のゴルフ場' });
}

/** The sum of the numbers on markers and clusters. */
async function countOnMap(page: Page): Promise<number> {
  const names = await areaMap(page)
    .locator('[aria-label]')
    .evaluateAll((pins) => pins.map((pin) => pin.getAttribute('aria-label') ?? ''));
  return names.reduce((sum, name) => sum + Number(/（(\d+)コース。/.exec(name)?.[1] ?? 1), 0);
}

for (const [width, viewport] of Object.entries(WIDTHS)) {
  test(`[R2.17][R1.04] from Japan to a prefecture and to a course, with the mouse, ${width}`, async ({
    healthyPage: page,
  }) => {
    await page.setViewportSize(viewport);
    await openForm(page, `/search/map/?${DAY}`);
    const chiba = japan(page).getByRole('link', { name: /^千葉県 \d+コース$/ });
    const hits = Number(/(\d+)コース/.exec((await chiba.getAttribute('aria-label')) ?? '')?.[1]);
    await chiba.dispatchEvent('click');
    await expect(page.getByRole('heading', { name: '千葉県のゴルフ場' })).toBeVisible();
    await expect(page).toHaveURL(/\/search\/map\/\?area\[\]=12/);
    await expect(list(page).getByRole('listitem')).toHaveCount(hits);
    await expect.poll(() => countOnMap(page)).toBe(hits);
    await page.getByRole('button', { name: '地図を拡大' }).click();
    await page.getByRole('link', { name: 'この範囲で再検索' }).click();
    await expect(page).toHaveURL(/bounds=/);
    await expect(page.getByText(/表示範囲に/)).toBeVisible();
    const course = list(page).getByRole('link').first();
    const name = await course.innerText();
    await course.click();
    await expect(page).toHaveURL(/\/search\/result\//);
    await expect(
      page.locator('[data-slot="results"]').getByRole('heading', { name }).first(),
    ).toBeVisible();
  });

  test(`[R2.17] axe finds nothing on either level (A, AA), ${width}`, async ({
    healthyPage: page,
  }) => {
    await page.setViewportSize(viewport);
    for (const path of [`/search/map/?${DAY}`, CHIBA]) {
      await openForm(page, path);
      expect(await findings(page)).toEqual([]);
    }
  });
}

test('[R2.17] by the keyboard alone: from the list past the map, and from a marker to its card and back', async ({
  healthyPage: page,
}) => {
  await openForm(page, CHIBA);
  await list(page).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '地図をとばす' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-slot="search"] :focus')).toHaveCount(0);
  const pin = areaMap(page).getByRole('link').first();
  await expect(async () => {
    if ((await pin.count()) === 0) {
      await areaMap(page).getByRole('button').first().focus();
      await page.keyboard.press('Enter');
    }
    await expect(pin).toBeVisible({ timeout: 1000 });
  }).toPass();
  const name = ((await pin.getAttribute('aria-label')) ?? '').split(' ')[0] ?? '';
  await pin.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: '選択中のゴルフ場' });
  await expect(card).toBeFocused();
  await expect(card.getByRole('link', { name })).toHaveAttribute('href', /search_c_name=/);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(pin).toBeFocused();
});

test('[R2.17][R9.02] on a phone the list is a sheet over the map that two buttons draw up and down', async ({
  healthyPage: page,
}) => {
  await page.setViewportSize(WIDTHS.phone);
  await openForm(page, CHIBA);
  const sheet = page.getByRole('region', { name: '地図のゴルフ場' });
  const height = async () => (await sheet.boundingBox())?.height ?? 0;
  const half = await height();
  await page.getByRole('button', { name: '一覧を広げる' }).click();
  await expect.poll(height).toBeGreaterThan(half);
  const lower = page.getByRole('button', { name: '一覧を縮める' });
  await lower.click();
  // a press on a button that still moves is let go beside it
  await expect.poll(height).toBe(half);
  await lower.click();
  await expect.poll(height).toBeLessThan(half);
  await expect(areaMap(page)).toBeInViewport();
  expect(await overflow(page)).toBe(0);
});

test('[R5.24][R8.02] without an area, overseas and for the whole country the form says why there is no map', async ({
  healthyPage: page,
}) => {
  await openForm(page, '/search/map/');
  await form(page).getByRole('button', { name: '地図に表示' }).click();
  await expect(form(page).getByRole('alert')).toBeFocused();
  await expect(form(page).getByRole('link', { name: 'エリアを選択してください。' })).toBeVisible();
  await openForm(page, '/search/map/?area[]=48');
  await expect(
    form(page).getByRole('link', {
      name: '地図検索では海外を選択できません。ほかのエリアを選択してください。',
    }),
  ).toBeVisible();
  await openForm(page, '/search/map/?area[]=0');
  await expect(
    form(page).getByRole('link', {
      name: '表示できる件数を超えています。エリアを変更してください。',
    }),
  ).toBeVisible();
});

test('[R9.02] no sideways scroll at 320 px, nor at 200 %', async ({ healthyPage: page }) => {
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 700 });
    for (const path of [`/search/map/?${DAY}`, CHIBA]) {
      await openForm(page, path);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  }
});

test('with less motion the map is where it goes at once; with forced colours its pins are there', async ({
  healthyPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await openForm(page, CHIBA);
  const before = await areaMap(page).locator('svg').first().getAttribute('viewBox');
  await page.getByRole('button', { name: '地図を拡大' }).click();
  await expect(areaMap(page).locator('svg').first()).not.toHaveAttribute('viewBox', before ?? '');
  await expect(areaMap(page).locator('[aria-label]').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('[R1.11][R2.17] the map is links: prefecture, closer, course; the form is sent', async ({
    page,
  }) => {
    await page.goto(`/search/map/?${DAY}`);
    await page
      .getByRole('link', { name: /^千葉県/ })
      .last()
      .click();
    await expect(page.getByRole('heading', { name: '千葉県のゴルフ場' })).toBeVisible();
    await page.getByRole('button', { name: '地図を拡大' }).click();
    await expect(page).toHaveURL(/bounds=/);
    await expect(page.getByText(/表示範囲に/)).toBeVisible();
    await page.getByRole('combobox', { name: 'エリア（1つ目）' }).selectOption({ label: '大阪府' });
    await page.getByRole('button', { name: '地図に表示' }).click();
    await expect(page.getByRole('heading', { name: '大阪府のゴルフ場' })).toBeVisible();
  });
});
