import { documentWith } from '../stack/documentWith.ts';
import { expect, test } from '../stack/test.ts';

test('[R2.04][R2.15] the HTML of a result page holds names, prices and the pager', async ({
  request,
}) => {
  const html = await documentWith(
    'results',
    request,
    '/search/result/?area[]=102&year=2026&month=11&day=28&widthday=1',
  );
  const list = html.slice(
    html.indexOf('data-island="results"'),
    html.indexOf('data-island-data="results"'),
  );
  expect(list.match(/<article[^>]* data-course=/g)).toHaveLength(9);
  expect(list).toMatch(/¥(<!-- -->)?[\d,]{5,}/);
  expect(list).toMatch(/<a[^>]+href="\/search\/result\/\?[^"]*page=2[^"]*"/);
  expect(html).not.toContain('style="');
});

test('[R6.01] no page holds anything of a member', async ({ request }) => {
  const panelFor = async (headers: Record<string, string>) => {
    const html = await (await request.get('/', { headers })).text();
    return html.slice(
      html.indexOf('data-island="member"'),
      html.indexOf('data-island-data="member"'),
    );
  };
  const panel = await panelFor({ cookie: 'gora_demo_member=member' });
  expect(panel).toContain('aria-busy="true"');
  expect(panel).not.toMatch(/さん|[\d,]+ポイント/);
  expect(panel).toBe(await panelFor({}));
});

for (const path of [
  '/',
  '/smart/iphone_top.html',
  '/search/',
  '/search/result/?area[]=102&year=2026&month=11&day=28',
]) {
  test(`[R10.05] ${path} comes alive without a complaint, and lets no stray script run`, async ({
    page,
    watch,
  }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    for (const slot of await page.locator('[data-slot]').all())
      await expect(slot).toHaveAttribute('data-phase', 'ready');
    expect(await watch.problems()).toEqual([]);
    // the policy does not apply to evaluate() itself, but to a timer
    const refused = await page.evaluate(
      () =>
        new Promise((done) => {
          setTimeout(() => {
            try {
              document.createElement('div').innerHTML = '<b>x</b>';
              done('allowed');
            } catch (error) {
              done((error as Error).name);
            }
          });
        }),
    );
    expect(refused).toBe('TypeError');
    const ran = await page.evaluate(
      () =>
        new Promise((done) => {
          setTimeout(() => {
            const script = document.createElement('script');
            try {
              script.append('globalThis.strayScriptRan = true');
              document.head.append(script);
            } catch {
              /* refused */
            }
            setTimeout(() =>
              done((globalThis as { strayScriptRan?: boolean }).strayScriptRan === true),
            );
          });
        }),
    );
    expect(ran).toBe(false);
  });
}

test('[R2.01] a phone that asks for / gets the smartphone top there, and a cache is told what it hangs on', async ({
  request,
}) => {
  const answer = await request.get('/?area[]=12', {
    maxRedirects: 0,
    headers: {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
    },
  });
  expect([answer.status(), answer.headers()['location']]).toEqual([200, undefined]);
  expect(await answer.text()).toContain('"page":"sp-top"');
  expect(answer.headers()['vary']).toContain('user-agent');
});

test('[R2.05][R4.02] an unknown path is told so in the blank layout, with status 404 and the path in the title', async ({
  page,
  watch,
}) => {
  const answer = await page.goto('/nothing/日本');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Page Not Found /nothing/日本');
  await expect(
    page.getByRole('heading', { level: 1, name: 'ページが見つかりません' }),
  ).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(await watch.reportedBy()).toEqual([]);
  await page.getByRole('link', { name: 'ゴルフ場を探す' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '詳細条件で探す' })).toBeVisible();
});

test('[R9.03] a query above 64 KB ends in a page of the site that says so', async ({
  page,
  request,
}) => {
  const answer = await request.get(`/search/result/?area[]=12&srch_keyword=${'a'.repeat(70_000)}`);
  expect(answer.status()).toBe(414);
  await page.setContent((await answer.text()).replaceAll(/ nonce="[^"]*"/g, ''));
  await expect(page.getByRole('heading', { level: 1, name: '検索条件が長すぎます' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'ゴルフ場を探す' })).toHaveAttribute(
    'href',
    '/search/',
  );
});

test('a page travels compressed', async ({ request }) => {
  const answer = await request.get('/index-pc', { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()['content-encoding']).toBe('br');
});
