import type { Page, Route } from '@playwright/test';
import { expectBackAfterRetry, expectHolds, expectSearchAnswered } from '../stack/pageHolds.ts';
import { deployShell } from '../stack/operator.ts';
import { expect, test } from '../stack/test.ts';
import { alive, RESULT } from './document.ts';

const TOP = '/index-pc';
const FALLBACK = 'この部分を表示できませんでした。';
const ALL = ['mf-ads', 'mf-content', 'mf-member-panel', 'mf-results', 'mf-search-form'];
/** The chunks of every widget, without the entries. */
const CHUNKS = /\/remotes\/mf-[a-z-]+\/[^/]+\/(?!remoteEntry)[^/]+\.js/;

/** Counts the documents that the page asks for from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

async function lose(
  page: Page,
  isLost: () => boolean,
  chunks = CHUNKS,
): Promise<{ documents: () => number }> {
  const documents = countDocuments(page);
  await page.route(chunks, (route: Route) =>
    isLost() ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  return { documents };
}
/** Sets the time of the last reload back by so many milliseconds. */
function letTimePass(page: Page, milliseconds: number) {
  return page.evaluate((passed) => {
    const kept = JSON.parse(sessionStorage.getItem('asashiba-reloads') ?? '{}') as { at?: number };
    sessionStorage.setItem(
      'asashiba-reloads',
      JSON.stringify({ ...kept, at: (kept.at ?? 0) - passed }),
    );
  }, milliseconds);
}

test('[R2.12][R8.07] all chunks fail at once, and are there after the reload: one reload, nothing lost, nothing reported', async ({
  page,
  watch,
}) => {
  let documents = () => 0;
  ({ documents } = await lose(page, () => documents() < 2));
  await page.goto(TOP);
  await expect.poll(documents).toBe(2);
  await alive(page);
  await expect(page.getByText(FALLBACK)).toHaveCount(0);
  await expectHolds({ page, watch, broken: [], reports: new Map() });
  await expectSearchAnswered(page);
});

test('[R2.12][R9.01] chunks that are gone for good: one reload, then a message with a way out; a later build may reload again', async ({
  page,
  stack,
  watch,
}) => {
  let isLost = true;
  const { documents } = await lose(page, () => isLost);
  const faulty = { page, watch, broken: ALL, reports: new Map<number, readonly string[]>() };
  await page.goto(TOP);
  await expect(page.locator('[data-slot="search"]').getByText(FALLBACK)).toBeVisible();
  await expect.poll(documents).toBe(2);
  await expectHolds(faulty);
  // no reload an hour later in the same build
  await letTimePass(page, 3_600_000);
  await page.locator('[data-slot="search"]').getByRole('button', { name: 'もう一度' }).click();
  await expect(page.locator('[data-slot="search"]').getByText(FALLBACK)).toBeVisible();
  expect(documents()).toBe(2);
  // a second deployment in the same tab
  await deployShell(stack);
  await page.goto(TOP);
  await expect.poll(documents).toBe(4);
  await expectHolds(faulty);
  expect(documents()).toBe(4);
  isLost = false;
  await expectBackAfterRetry(page);
  await expectSearchAnswered(page);
});

/** More than the ten seconds after a reload in which there is no second one. */
const LONG = 20_000;

test('[R2.12][R9.01] a chunk that is lost in the middle of a visit, and again 20 seconds after the reload: one reload, then a message, whose もう一度 brings it back', async ({
  page,
  watch,
}) => {
  let isLost = true;
  const { documents } = await lose(page, () => isLost, /\/remotes\/mf-results\/.*\/calendar\./);
  const faulty = { page, watch, broken: ['mf-results'], reports: new Map() };
  await page.goto(RESULT);
  await alive(page);
  await page.getByRole('link', { name: 'カレンダー' }).click();
  await expect.poll(documents).toBe(2);
  await expectHolds(faulty);
  await letTimePass(page, LONG);
  await page.goto(page.url());
  await expectHolds(faulty);
  expect(documents()).toBe(3);
  isLost = false;
  await expectBackAfterRetry(page);
  await page.goto(RESULT);
  await expectSearchAnswered(page);
});

test('[R2.12][R9.01] a chunk that fails long after it was given up: a message, and no reload then', async ({
  page,
  watch,
}) => {
  const waiting: Route[] = [];
  let isLost = true;
  const documents = countDocuments(page);
  await page.route(/\/remotes\/mf-content\/[^/]+\/widget\.js/, (route) =>
    isLost ? void waiting.push(route) : route.continue(),
  );
  const faulty = { page, watch, broken: ['mf-content'], reports: new Map() };
  await page.goto(TOP, { waitUntil: 'domcontentloaded' });
  await expectHolds(faulty);
  // what the browser has given up itself cannot fail any more
  await Promise.all(waiting.map((route) => route.abort('connectionreset').catch(() => {})));
  await page.waitForLoadState('networkidle');
  await expectHolds(faulty);
  expect(documents()).toBe(1);
  isLost = false;
  await expectBackAfterRetry(page);
  await expectSearchAnswered(page);
});

test('[R2.12] with storage blocked there is one reload all the same', async ({ page, watch }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const { documents } = await lose(page, () => true);
  await page.goto(TOP);
  await expect(page.locator('[data-slot="search"]').getByText(FALLBACK)).toBeVisible();
  await expectHolds({ page, watch, broken: ALL, reports: new Map() });
  expect(documents()).toBe(2);
});
