import type { Page } from '@playwright/test';
import { alive, RESULT } from '../shell/document.ts';
import { expect, test } from '../stack/test.ts';

/** What came over the network, by its kind (`Script`, `XHR`), without what the browser had kept. */
async function watchNetwork(page: Page): Promise<{ readonly came: string[] }> {
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const came: string[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.fromDiskCache !== true)
      kinds.set(requestId, `${type} ${new URL(response.url).pathname}`);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind !== undefined && encodedDataLength > 0) came.push(kind);
  });
  await session.send('Network.enable');
  return { came };
}

function kindsOf(came: readonly string[]): string[] {
  return [...new Set(came.map((one) => one.split(' ')[0] ?? ''))].sort();
}

/** The scripts that come last. */
const LAST = /\/assets\/(requests|later)\./;

/**
 * Loads the page and moves, so that everything comes that a visitor gets sooner or later; the heads
 * of later addresses and the request client are last.
 */
async function visit(page: Page, path: string): Promise<void> {
  const last = ['requests', 'later'].map((script) =>
    page.waitForResponse((response) => response.url().includes(`/assets/${script}.`)),
  );
  await page.goto(path);
  await alive(page);
  await page.mouse.move(5, 5);
  await Promise.all(last.map(async (script) => (await script).finished()));
  await page.waitForLoadState('networkidle');
}

for (const path of ['/index-pc', RESULT])
  test(`[R3.27] a second load of ${path.replace(/\?.*/, '')} takes no script and no style sheet over the network`, async ({
    page,
  }) => {
    const { came } = await watchNetwork(page);
    await visit(page, path);
    await expect.poll(() => came.filter((one) => LAST.test(one))).toHaveLength(2);
    expect(kindsOf(came)).toEqual(expect.arrayContaining(['Document', 'Script', 'Stylesheet']));
    came.length = 0;
    await visit(page, path);
    expect(came.filter((one) => /^(Script|Stylesheet)/.test(one))).toEqual([]);
    expect(kindsOf(came)).toContain('Document');
  });

test('[R4.18] a second page inside the site asks for data and pictures only', async ({ page }) => {
  await visit(page, RESULT);
  const { came } = await watchNetwork(page);
  await page.locator('[data-slot="results"]').getByRole('link', { name: '次へ' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => came.some((one) => one.includes('/gora/'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(came.filter((one) => !/^(Image|Fetch|XHR) \/(gora|builds)\//.test(one))).toEqual([]);
});

test('[R4.18] a page that the visitor has seen inside the site asks for data and pictures only when it is reached again', async ({
  page,
}) => {
  const toTop = async () => {
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).not.toHaveURL(/result/);
    // the page before may still stand when its address has changed
    await expect(page.locator('[data-slot="content-main"]')).toBeAttached();
  };
  await visit(page, RESULT);
  await toTop();
  await alive(page);
  await page.waitForLoadState('networkidle');
  await visit(page, RESULT);
  const { came } = await watchNetwork(page);
  await toTop();
  await alive(page);
  await expect.poll(() => came.some((one) => one.includes('/gora/'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(came.filter((one) => !/^(Image|Fetch|XHR) \/(gora|builds)\//.test(one))).toEqual([]);
});
