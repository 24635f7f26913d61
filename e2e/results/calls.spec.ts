import type { Page } from '@playwright/test';
import { documentWith } from '../stack/documentWith.ts';
import { expect, test } from '../stack/test.ts';
import {
  firstNameOf,
  KANTO,
  openResults,
  resultsOf,
  SEARCH_CALL,
  watchCalls,
} from './resultPage.ts';

function isScript({ pathname }: URL) {
  return /\.m?js$/.test(pathname);
}
/**
 * Opens the results, and resolves when the page has loaded its last script, which it asks for when all
 * else is done and the visitor has moved.
 */
async function openAndMove(page: Page): Promise<void> {
  const last = page.waitForResponse(/\/later\..*js$/);
  await openResults(page);
  await page.mouse.move(1, 1);
  await last;
}
function pageOf({ searchParams }: URL) {
  return searchParams.get('page');
}

test('[R4.18][R7.04] the next page costs one search call, made while nothing else went on, the coupon call after it, and no new JavaScript', async ({
  healthyPage: page,
}) => {
  const ahead = page.waitForRequest(
    (request) => request.url().includes(SEARCH_CALL) && pageOf(new URL(request.url())) === '2',
  );
  await openAndMove(page);
  const asked = await ahead;
  await (await asked.response())?.finished();
  for (const slot of await page.locator('[data-slot]').all())
    await expect(slot).toHaveAttribute('data-phase', 'ready');
  const first = await firstNameOf(page).innerText();

  const calls = watchCalls(page);
  const coupons = page.waitForRequest(/course\/coupon\/search/);
  const onward = page.waitForRequest(
    (request) => request.url().includes(SEARCH_CALL) && pageOf(new URL(request.url())) === '3',
  );
  await page.getByRole('link', { name: '次へ' }).press('Enter');
  await expect(firstNameOf(page)).not.toHaveText(first);
  const ids = await resultsOf(page)
    .locator('[data-course]')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['course']));
  expect(new URL((await coupons).url()).searchParams.get('c_ids')).toBe(ids.join(','));
  await (await (await onward).response())?.finished();

  const gateway = calls.filter(({ pathname }) => pathname.startsWith('/gora/course'));
  // page 2 was loaded ahead, so the page asks for page 3
  expect(gateway.map((call) => [call.pathname, pageOf(call)])).toEqual([
    ['/gora/course/coupon/search', null],
    [SEARCH_CALL, '3'],
  ]);
  expect(calls.filter(isScript)).toEqual([]);
});

test('[R7.09][R7.03] the document brings the data of its page, so that nothing is searched again; a search takes the cookies of the site along', async ({
  healthyPage: page,
  stack,
}) => {
  const searches: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === SEARCH_CALL && pageOf(url) === '1') searches.push(url.search);
  });
  await documentWith('results', page.request, `/search/result/?${KANTO}`);
  const answer = page.waitForResponse(/\/search\/result\//);
  await openResults(page);
  const [, data = ''] =
    /data-island-data="results">(.*?)<\/script>/s.exec(await (await answer).text()) ?? [];
  expect(data).toContain(await firstNameOf(page).innerText());
  expect(searches).toEqual([]);

  await page.context().addCookies([{ name: 'a_cookie', value: '1', url: stack.shellUrl }]);
  const search = page.waitForRequest(
    (request) => request.url().includes(SEARCH_CALL) && request.url().includes('order=rate'),
  );
  await page.getByRole('combobox', { name: '並び替え' }).selectOption('rate');
  expect((await (await search).allHeaders())['cookie']).toContain('a_cookie=1');
});

test('[R7.03] a page that was not asked for ahead costs one search call too', async ({
  healthyPage: page,
}) => {
  await openAndMove(page);
  await page.waitForLoadState('networkidle');
  const calls = watchCalls(page);
  const first = await firstNameOf(page).innerText();
  const coupons = page.waitForRequest(/course\/coupon\/search/);
  await page.getByRole('combobox', { name: '並び替え' }).selectOption('rate');
  await expect(firstNameOf(page)).not.toHaveText(first);
  await coupons;
  const searches = calls.filter(
    ({ pathname, searchParams }) =>
      pathname === SEARCH_CALL &&
      searchParams.get('order') === 'rate' &&
      searchParams.get('page') === '1',
  );
  expect(searches).toHaveLength(1);
  expect(calls.filter(isScript)).toEqual([]);
});
