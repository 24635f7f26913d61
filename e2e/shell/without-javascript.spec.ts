import { expect, test } from '../stack/test.ts';
import { removeSiteRules, writeSiteRules } from '../stack/operator.ts';

test.use({ javaScriptEnabled: false });
test.afterEach(({ stack }) => removeSiteRules(stack));

test('[R1.11] without JavaScript the notice stands on every page, with its link', async ({
  page,
}) => {
  for (const path of ['/index-pc', '/search/', '/search/map/', '/PageNotFound']) {
    await page.goto(path);
    const notice = page.locator('noscript p', { hasText: 'JavaScript' });
    await expect(notice).toBeVisible();
    await expect(notice).toContainText(
      'JavaScriptが無効なため、一部の内容をご利用いただけません。',
    );
    await expect(notice.locator('a')).toHaveAttribute('href', /topic=javascript/);
  }
});

test('[R2.09][R2.08] maintenance and errors need no script', async ({ page, stack }) => {
  await page.goto('/error');
  await expect(page.getByRole('heading', { level: 1, name: '表示できませんでした' })).toBeVisible();
  await writeSiteRules(stack, { maintenance: { all: true } });
  await page.goto('/index-pc');
  await expect(
    page.getByRole('heading', { level: 1, name: 'ただいまメンテナンス中です' }),
  ).toBeVisible();
  // only the theme's script, which nothing on the page waits for
  await expect(page.locator('script')).toHaveCount(1);
  await expect(page.locator('script[src]')).toHaveCount(0);
});
