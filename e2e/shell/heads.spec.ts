import type { Page } from '@playwright/test';
import { KANTO } from '../results/resultPage.ts';
import { BOTH_DEVICES } from '../stack/bothDevices.ts';
import { expect, test } from '../stack/test.ts';
import { alive, isSameDocument, markDocument } from './document.ts';

/** The title and the tags of the head that search engines and social networks read. */
function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kinds = [
      'meta[name]',
      'meta[property]',
      'link[rel="canonical"]',
      'link[rel="alternate"]',
    ];
    const tags = document.head.querySelectorAll(kinds.join(', '));
    return [document.title, ...[...tags].map(({ outerHTML }) => outerHTML)].toSorted();
  });
}

function robotsOf(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() =>
    document.querySelector('head > meta[name="robots"]')?.getAttribute('content'),
  );
}

function canonicalOf(page: Page): Promise<string | null> {
  return page.locator('head > link[rel="canonical"]').getAttribute('href');
}

/** Checks that the head equals the head of a fresh load of the same address. */
async function expectHeadOfAddress(page: Page): Promise<void> {
  const fresh = await page.context().newPage();
  await fresh.goto(page.url(), { waitUntil: 'domcontentloaded' });
  // both may still learn that nothing was found
  await expect(async () => expect(await headOf(page)).toEqual(await headOf(fresh))).toPass();
  await fresh.close();
}

/** Submits the search form. */
async function search(page: Page, name: string): Promise<void> {
  const form = page.locator('[data-slot="search"]');
  await form.getByRole('button', { name, exact: true }).click();
}

for (const [device, use] of BOTH_DEVICES) {
  test.describe(`on ${device}`, () => {
    test.use(use);

    test('[R10.01] an address has one head, by a load and by an arrival', async ({
      healthyPage: page,
    }) => {
      // the test loads five documents
      test.slow();
      await page.goto('/?area[]=12&year=2026&month=11&day=28');
      await alive(page);
      await markDocument(page);
      await search(page, '検索する');
      await expect(page).toHaveTitle('千葉県のゴルフ場 検索結果｜朝芝ゴルフ');
      expect(await canonicalOf(page)).toMatch(/\/search\/result\/\?area%5B%5D=12$/);
      await expect(
        page.getByText('千葉県のゴルフ場 検索結果｜朝芝ゴルフを表示しました'),
      ).toBeAttached();
      await expectHeadOfAddress(page);

      await page.getByRole('contentinfo').getByRole('link', { name: '詳細検索' }).click();
      await expect(page).toHaveTitle('詳細条件で探す｜朝芝ゴルフ');
      await expectHeadOfAddress(page);

      await page.goBack();
      await expect(page).toHaveTitle('千葉県のゴルフ場 検索結果｜朝芝ゴルフ');
      await expectHeadOfAddress(page);
      await page.goBack();
      await expect(page).toHaveTitle('ゴルフ場検索・予約｜朝芝ゴルフ');
      expect(new URL((await canonicalOf(page)) ?? '').pathname).toBe('/');
      await expectHeadOfAddress(page);
      await page.goForward();
      await expect(page).toHaveTitle('千葉県のゴルフ場 検索結果｜朝芝ゴルフ');
      expect(await isSameDocument(page)).toBe(true);
    });
  });
}

test('[R9.06] in another language the names of places arrive too', async ({
  healthyPage: page,
}) => {
  await page.goto('/index-pc?lang=en-US&area[]=12&year=2026&month=11&day=28');
  await alive(page);
  await search(page, 'Search');
  await expect(page).toHaveTitle('Golf courses in Chiba｜Asashiba Golf');
  await expectHeadOfAddress(page);
});

test('[R4.17] a page behind the last says noindex in the head, before any script', async ({
  request,
}) => {
  /** The head of a document whose results came in time. */
  const headAt = async (query: string) => {
    let html = '';
    await expect(async () => {
      const answer = await request.get(`/search/result/?${KANTO}${query}`);
      html = await answer.text();
      expect(html).toContain('data-island="results"');
    }).toPass();
    return html.split('</head>')[0];
  };
  expect(await headAt('&page=999')).toContain('<meta name="robots" content="noindex">');
  expect(await headAt('&page=999')).not.toContain('rel="canonical"');
  for (const query of ['', '&page=2']) {
    expect(await headAt(query)).toContain('rel="canonical"');
    expect(await headAt(query)).not.toContain('name="robots"');
  }
});

test('[R4.17] a search that finds nothing says noindex once it is alive', async ({
  healthyPage: page,
}) => {
  await page.goto('/search/result/?area[]=47&play_fee_max=5000&year=2026&month=11&day=28');
  await alive(page);
  await expect.poll(() => robotsOf(page)).toBe('noindex');
  await expectHeadOfAddress(page);
  await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '詳細検索' }).click();
  await expect(page).toHaveTitle('詳細条件で探す｜朝芝ゴルフ');
  await expect.poll(() => robotsOf(page)).toBeUndefined();
  expect(await isSameDocument(page)).toBe(true);
});

test('[R2.12] without the script that makes heads the title stands alone, until the next arrival', async ({
  page,
  watch,
}) => {
  let isLost = true;
  await page.route('**/assets/later.*', (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/search/');
  await alive(page);
  await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '地図から探す' }).click();
  await expect(page).toHaveTitle('地図から探す｜朝芝ゴルフ');
  await expect(page.locator('head > link[rel="canonical"]')).toHaveCount(0);
  isLost = false;
  await page.goBack();
  await expectHeadOfAddress(page);
  expect(await isSameDocument(page)).toBe(true);
  // the heads, and the drawer, whose script it is too; that is told once it is sure that nobody goes away
  await expect.poll(() => watch.reportedBy()).toEqual(['shell', 'shell']);
});

test('the picture for networks has the size that the head names', async ({ page, request }) => {
  await page.goto('/');
  const content = (property: string) =>
    page.locator(`head > meta[property="${property}"]`).getAttribute('content');
  const answer = await request.get(new URL((await content('og:image')) ?? '').pathname);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  const picture = await answer.body();
  const size = [picture.readUInt32BE(16), picture.readUInt32BE(20)].map(String);
  expect(size).toEqual([await content('og:image:width'), await content('og:image:height')]);
  expect(picture.length).toBeLessThan(100_000);
});
