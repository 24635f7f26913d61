import { expect, test } from '../stack/test.ts';
import { browserPath } from '../environment.ts';
import { expectHolds, expectSearchAnswered } from '../stack/pageHolds.ts';
import { watchPage } from '../stack/watchPage.ts';
import { PC, signInAs, slot } from './panelPage.ts';

// a browser with a window of its own, because the headless one has no back/forward cache
test("[R4.21] a page that comes back from the browser's memory after the logout shows nobody", async ({
  playwright,
  launchOptions,
  contextOptions,
  stack,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ...(browserPath !== undefined && { executablePath: browserPath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage(contextOptions);
    const watch = await watchPage(page);
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['restored'] = String(persisted);
      });
    });
    await signInAs(page, stack, /芝田 朝子/, PC);
    const panel = slot(page, 'member');
    await expect(panel).toContainText('3,280ポイント');
    await panel.getByRole('link', { name: 'ログアウト' }).click();
    await page.getByRole('button', { name: 'ログアウトする' }).click();
    await expect(panel.getByRole('link', { name: 'ログイン', exact: true })).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/landing\/logout/);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(stack.shellUrl + PC);
    await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
    await expect(panel.getByRole('link', { name: 'ログイン', exact: true })).toBeVisible();
    expect(await page.locator('body').textContent()).not.toContain('芝田');
    await expectHolds({ page, watch, broken: [], reports: new Map() });
    await expectSearchAnswered(page);
  } finally {
    await browser.close();
  }
});
