import type { Page } from '@playwright/test';
import { bookingLink, KANTO } from '../results/resultPage.ts';
import { findings } from '../stack/findings.ts';
import { expect, test } from '../stack/test.ts';

async function settled(page: Page, path: string) {
  await page.goto(path);
  for (const slot of await page.locator('[data-slot]').all())
    await expect(slot).toHaveAttribute('data-phase', 'ready');
}

for (const path of [
  '/index-pc',
  '/smart/iphone_top.html',
  '/search/',
  '/search/map/',
  '/search/solo/',
  '/search/result/?area[]=102&year=2026&month=11&day=28',
  '/search/result/?area[]=47&play_fee_max=5000&year=2026&month=11&day=28',
  '/search/result/?area[]=999',
  '/course/10010/',
  '/PageNotFound',
]) {
  test(`${path}: axe finds nothing (A, AA), and the page says nothing`, async ({ page, watch }) => {
    await settled(page, path);
    expect(await findings(page)).toEqual([]);
    // the browser itself logs that the document of an unknown path is a 404
    const noted =
      path === '/PageNotFound'
        ? [
            'console: Failed to load resource: the server responded with a status of 404 (Not Found)',
          ]
        : [];
    expect(await watch.problems()).toEqual(noted);
  });

  test(`${path}: nothing is wider than a screen of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await settled(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });
}

test('the open area and date dialogs: axe finds nothing (A, AA)', async ({ healthyPage: page }) => {
  await settled(page, '/index-pc');
  await page.getByRole('button', { name: /エリア/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /2026年11月22日/ }).click();
  await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('[R10.05] the fallback of a widget that cannot be loaded: axe finds nothing (A, AA)', async ({
  page,
}) => {
  await page.route(/mf-content\/.*remoteEntry/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await page.goto('/index-pc');
  await expect(page.getByText('この部分を表示できませんでした。')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('[R1.01] the page before a booking, of a plan and of one that has gone: axe finds nothing (A, AA), and nothing is wider than 320 px', async ({
  page,
  stack,
}) => {
  await page.goto(`/search/result/?${KANTO}&players=3`);
  const plan = await bookingLink(page).getAttribute('href');
  const gone = `${stack.gatewayUrl}/gora/landing/booking?c_id=1&plan_id=2&play_date=2026-11-28`;
  for (const address of [plan ?? '', gone]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('予約内容の確認');
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  }
});

test('[R1.01][R3.25] the page before a booking and the pages to sign in are dark on a device that is dark, and light on others', async ({
  page,
  stack,
}) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const back = encodeURIComponent(`${stack.shellUrl}/account/rfb/return`);
  for (const [path, light, dark] of [
    ['landing/booking?c_id=1&plan_id=2&play_date=2026-11-28', '250, 248, 242', '14, 21, 18'],
    ['landing/login', '250, 248, 242', '14, 21, 18'],
    [`account/rfb/authorize?redirect_uri=${back}`, '233, 238, 244', '15, 22, 29'],
  ] as const) {
    await page.goto(`${stack.gatewayUrl}/gora/${path}`);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await paper()).toBe(`rgb(${light})`);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await paper()).toBe(`rgb(${dark})`);
    expect(await findings(page)).toEqual([]);
  }
});
