import { expect, test } from '../stack/test.ts';
import { alive, isSameDocument, markDocument, RESULT } from './document.ts';

const DEFAULT = [
  '/index-pc',
  '/smart/iphone_top.html',
  '/index-sp',
  '/search/',
  '/search',
  '/detail-search',
  RESULT,
  '/search/result/golf/',
  '/search/result',
  '/search-result',
  '/secret/result/?area[]=102',
  '/search/map/',
  '/search/solo/',
];
const BLANK = [
  ['/PageNotFound', 404],
  ['/nothing/here', 404],
  ['/%E0%A4%A', 404],
  ['/error', 500],
  ['/error?status=404', 404],
  ['/error?status=503', 503],
] as const;

for (const path of DEFAULT) {
  test(`[R2.06][R1.03] ${path} stands in the default layout, alive, and no wider than its screen`, async ({
    healthyPage: page,
  }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await alive(page);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
  });
}

for (const [path, status] of BLANK) {
  test(`[R2.05][R2.08] ${path} stands in the blank layout, with status ${status}`, async ({
    page,
  }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: status === 404 ? 'ページが見つかりません' : /表示できませんでした|混み合っています/,
      }),
    ).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.getByRole('link', { name: 'ゴルフ場を探す' }).click();
    await expect(page).toHaveURL(/\/search\/$/);
    await expect(page.getByRole('banner')).toBeVisible();
  });
}

test('[R4.02] an unmatched path is a 404 that the visitor goes on from, with its path in the title', async ({
  page,
}) => {
  await page.goto('/nothing/%E3%82%B4%E3%83%AB%E3%83%95');
  await expect(page).toHaveTitle('Page Not Found /nothing/ゴルフ');
});

test('[R2.11] a page asks for its own parts when it is reached, and not before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/remotes/mf-results/')) asked.push(request.url());
  });
  await page.goto('/index-pc?area[]=12&year=2026&month=11&day=28');
  await alive(page);
  await markDocument(page);
  expect(asked).toEqual([]);
  await page
    .locator('[data-slot="search"]')
    .getByRole('button', { name: '検索する', exact: true })
    .click();
  await expect(page.locator('[data-slot="results"] article[data-course]').first()).toBeVisible();
  expect(asked).not.toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
});
