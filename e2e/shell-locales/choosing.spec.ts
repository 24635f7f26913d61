import { expect, test } from '../stack/test.ts';

async function langOf(url: string, headers: Record<string, string>) {
  const html = await (
    await fetch(url, {
      headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)', ...headers },
    })
  ).text();
  return /<html lang="([^"]+)"/.exec(html)?.[1];
}

const HEADERS: readonly (readonly [string, string])[] = [
  ['ja', 'ja'],
  ['ja-JP,ja;q=0.9,en-US;q=0.8', 'ja'],
  ['en-US,en;q=0.9', 'en'],
  ['en-GB', 'en'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-Hans'],
  ['zh-TW,zh;q=0.9', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['ko-KR,ko;q=0.9', 'ko'],
  ['fr-FR,fr;q=0.9', 'en'],
  ['de;q=0.9,ko;q=0.2,ja;q=0.8', 'ja'],
];

test('[R9.06] ten Accept-Language headers are answered in their language, and none in Japanese', async ({
  stack,
}) => {
  for (const [header, language] of HEADERS)
    expect([header, await langOf(stack.shellUrl, { 'accept-language': header })]).toEqual([
      header,
      language,
    ]);
  // this client sends `*` when no header is given
  expect(await langOf(stack.shellUrl, {})).toBe('ja');
});

test('[R9.06] [R3.01] `lang` overrides the browser and is remembered, for a page that is not found too', async ({
  healthyPage: page,
}) => {
  const lang = () => page.locator('html').getAttribute('lang');
  await page.goto('/search/?lang=zh-TW');
  expect(await lang()).toBe('zh-Hant');
  await page.goto('/');
  expect(await lang()).toBe('zh-Hant');
  await page.goto('/?lang=xx');
  expect(await lang()).toBe('zh-Hant');
});

test('[R9.06] the menu keeps address and conditions, and works without JavaScript', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: stack.shellUrl,
    locale: 'ja-JP',
  });
  const page = await context.newPage();
  await page.goto('/search/result/?area[]=12&lunch=1');
  await expect(page).toHaveTitle('千葉県のゴルフ場 検索結果｜朝芝ゴルフ');
  const header = page.getByRole('banner');
  const fold = header
    .locator('details')
    .filter({ has: page.getByRole('link', { name: 'English', includeHidden: true }) })
    .locator('visible=true')
    .first();
  await fold.locator('> summary').click();
  await fold.getByRole('link', { name: 'English' }).locator('visible=true').click();
  await expect(page).toHaveURL(/\/search\/result\/\?area\[\]=12&lunch=1&lang=en-US$/);
  await expect(page).toHaveTitle('Golf courses in Chiba｜Asashiba Golf');
  await expect(page.getByRole('contentinfo')).toContainText('Terms of use');
  await context.close();
});

test('[R3.28][R9.06] a language that was chosen in the menu is said once to be remembered, in that language', async ({
  healthyPage: page,
}) => {
  await page.goto('/search/?lang=ko-KR');
  const said = page.getByRole('status').filter({ hasText: '日本語に変更しました' });
  await expect(said).toHaveCount(0);
  const menu = page.getByRole('banner').locator('details').filter({ hasText: '한국어' }).first();
  await menu.locator('> summary').click();
  await menu.getByRole('link', { name: '日本語' }).click();
  await expect(said).toContainText('次に開くときも、日本語で表示します。');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '詳細条件で探す' })).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('[R9.06] a visit loads the texts of one language', async ({ browser, stack }) => {
  const context = await browser.newContext({ baseURL: stack.shellUrl, locale: 'ko-KR' });
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/remotes\/.*\/widget.*\.js/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/');
  await expect(page.locator('[data-slot="search"][data-phase="ready"]')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
  for (const url of scripts) expect(url).toMatch(/\/widget-ko\.js/);
  await context.close();
});
