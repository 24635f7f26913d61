import { alive } from '../shell/document.ts';
import { expectHolds, expectSearchAnswered } from '../stack/pageHolds.ts';
import { expect, test } from '../stack/test.ts';

// the other tests intercept calls, which a service worker would hide from them
test.use({ serviceWorkers: 'allow' });

test('without a connection a page says so in the language of the visit, and comes back with it', async ({
  page,
  context,
  watch,
}) => {
  await page.goto('/search/?lang=en-US');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  // a call that the lost connection cuts off would be reported, and rightly
  await alive(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.goto('/search/solo/').catch(() => {});
  await expect(page.getByRole('heading', { name: 'No internet connection' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Solo booking' })).toBeVisible();
  await expectHolds({ page, watch, broken: [], reports: new Map() });
  await page.goto('/index-pc?lang=ja-JP');
  await expectSearchAnswered(page);
});

test('nothing of the product is kept: one page and no more', async ({ healthyPage: page }) => {
  await page.goto('/search/result/?area[]=12');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const kept = await Promise.all(
          names.map(async (name) =>
            (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
          ),
        );
        return kept.flat();
      }),
    )
    .toEqual(['/offline']);
});

test('the site can be installed: a manifest with icons that are there, in the language of the page', async ({
  healthyPage: page,
  request,
}) => {
  await page.goto('/?lang=ko-KR');
  const manifest = (await (
    await request.get((await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '')
  ).json()) as { name: string; icons: { src: string; type: string }[] };
  expect(manifest.name).toBe('아사시바 골프');
  for (const { src, type } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toContain(type);
});
