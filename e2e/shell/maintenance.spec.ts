import { expect, test } from '../stack/test.ts';
import { removeSiteRules, writeSiteRules } from '../stack/operator.ts';
import { alive, askedLongAgo, RESULT } from './document.ts';

test.afterEach(({ stack }) => removeSiteRules(stack));

const PAGES = {
  pcTop: '/index-pc',
  spTop: '/smart/iphone_top.html',
  detail: '/search/',
  result: RESULT,
};
const HEADING = 'ただいまメンテナンス中です';

for (const [name, path] of Object.entries(PAGES)) {
  test(`[R2.09] the switch ${name} is turned while the site runs: its page is closed, the others are open, and back`, async ({
    page,
    stack,
  }) => {
    await writeSiteRules(stack, {
      maintenance: { [name]: true, until: '2026-11-21T12:00:00+09:00' },
    });
    const closed = await page.goto(path);
    expect([closed?.status(), closed?.headers()['x-robots-tag']]).toEqual([503, 'noindex']);
    // four hours from the moment when the site's clock began to run
    const seconds = Number(closed?.headers()['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(14_400);
    await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
    await expect(page.getByText('2026年11月21日')).toBeVisible();
    for (const other of Object.values(PAGES).filter((one) => one !== path))
      expect((await page.request.get(other)).status()).toBe(200);
    await removeSiteRules(stack);
    expect((await page.goto(path))?.status()).toBe(200);
  });
}

test('[R2.09] the switch for all closes every page, and an external announcement is where they lead', async ({
  page,
  stack,
}) => {
  await writeSiteRules(stack, { maintenance: { all: true } });
  for (const path of [...Object.values(PAGES), '/search/map/', '/nothing', '/error'])
    expect((await page.request.get(path)).status()).toBe(503);
  const announcement = `${stack.gatewayUrl}/gora/landing/help?topic=maintenance`;
  await writeSiteRules(stack, { maintenance: { all: true, announcement } });
  await page.goto('/index-pc');
  expect(page.url()).toBe(announcement);
  await writeSiteRules(stack, {
    maintenance: { all: true, announcement: 'https://evil.example/' },
  });
  expect((await page.request.get('/index-pc')).status()).toBe(503);
});

test('[R2.09][R4.01] an open page learns of it at the next navigation, and of the end as well', async ({
  page,
  stack,
}) => {
  await page.goto(RESULT);
  await alive(page);
  await writeSiteRules(stack, { maintenance: { result: true } });
  await askedLongAgo(page);
  await page.getByRole('link', { name: /次へ/ }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('page')).toBe('2');
  await removeSiteRules(stack);
  await page.reload();
  await expect(page.locator('[data-slot="results"] article[data-course]').first()).toBeVisible();
});

test('[R2.09] a file that does not fit keeps the last good one, and says so', async ({
  page,
  stack,
}) => {
  await writeSiteRules(stack, { maintenance: { detail: true } });
  expect((await page.request.get('/search/')).status()).toBe(503);
  await writeSiteRules(stack, '{"maintenance": {"detail": fal');
  expect((await page.request.get('/search/')).status()).toBe(503);
  expect(await (await page.request.get('/health')).json()).toMatchObject({
    status: 'ok',
    siteRules: expect.stringContaining('JSON'),
  });
});

test('[R2.10] a rule leads to another page and to an allowed site, and never to a forbidden one', async ({
  page,
  stack,
}) => {
  const allowed = `${stack.gatewayUrl}/gora/landing/help`;
  await writeSiteRules(stack, {
    routes: [
      { from: '/campaign', to: '/search/', keepQuery: true },
      { from: '/search/solo/', to: allowed },
      { from: '/search/map/', to: 'https://evil.example/' },
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ],
  });
  await page.goto('/campaign?tt=1');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/search/?tt=1');
  expect((await page.goto('/search/map/'))?.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe('/search/map/');
  // a loop ends at the page that the visitor asked for
  expect((await page.request.get('/a', { maxRedirects: 0 })).status()).toBe(404);
  await page.goto('/search/solo/');
  expect(page.url()).toBe(allowed);
});

test('[R2.10] an open page follows a rule that was written since', async ({ page, stack }) => {
  await page.goto('/index-pc');
  await alive(page);
  await writeSiteRules(stack, { routes: [{ from: '/', to: '/search/' }] });
  // the page asks when the connection is back, and then knows the rule
  await expect(async () => {
    const answer = page.waitForResponse(/\/builds\/latest\.json/, { timeout: 2000 });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect(await (await answer).json()).toMatchObject({
      rules: { routes: [{ from: '/', to: '/search/' }] },
    });
  }).toPass();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /トップページ/ })
    .click();
  await expect(page).toHaveURL(/\/search\/$/);
  await expect(page.getByRole('heading', { level: 1, name: '詳細条件で探す' })).toBeVisible();
});
