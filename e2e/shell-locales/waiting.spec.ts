import type { Browser, Page } from '@playwright/test';
import { languageOf, type Locale, LOCALES } from 'shared-contracts/locale';
import { alive, RESULT } from '../shell/document.ts';
import { removeSiteRules, writeSiteRules } from '../stack/operator.ts';
import { expect, test } from '../stack/test.ts';
import { untranslated, watchNames } from './untranslated.ts';

const OTHERS = LOCALES.filter((each) => each !== 'ja-JP');

/** Does the same in each of the other languages at once, since all wait most of the time. */
async function inEveryLanguage(
  browser: Browser,
  baseURL: string,
  visit: (page: Page, look: () => Promise<void>, locale: Locale) => Promise<void>,
): Promise<void> {
  await Promise.all(
    OTHERS.map(async (locale) => {
      const context = await browser.newContext({ baseURL, locale });
      const page = await context.newPage();
      const names = watchNames(page);
      const look = () => expect.poll(() => untranslated(page, locale, names)).toEqual([]);
      await visit(page, look, locale);
      await context.close();
    }),
  );
}

test('[R9.06][R8.03] a search that is slow, and one that is never answered, say so in every language', async ({
  browser,
  stack,
}) => {
  test.setTimeout(120_000);
  await inEveryLanguage(browser, stack.shellUrl, async (page, look) => {
    await page.goto(RESULT);
    await alive(page);
    await page.route('**/gora/course/search?**', () => new Promise(() => {}));
    const results = page.locator('[data-slot="results"]');
    await results.getByRole('combobox').first().selectOption('rate');
    await expect(page.locator('[data-severity="info"]')).toBeVisible({ timeout: 30_000 });
    await look();
    const late = results.getByRole('alert').filter({ hasText: /./ });
    await expect(late.getByRole('link')).toHaveCount(2, { timeout: 60_000 });
    await look();
  });
});

test('[R9.06][R2.12] a part that is lost says so in every language', async ({ browser, stack }) => {
  test.setTimeout(120_000);
  await inEveryLanguage(browser, stack.shellUrl, async (page, look) => {
    await page.route(/\/remotes\/mf-results\/.*\/calendar\./, (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    await page.goto(RESULT);
    await alive(page);
    const reloaded = page.waitForEvent('framenavigated');
    await page.locator('[data-slot="results"] nav a[href*="view=calendar"]').click();
    await reloaded;
    await expect(page.locator('[data-slot="results"] [role="alert"] button')).toBeVisible();
    await look();
  });
});

test('[R9.06][R2.09] a site that is closed says so in every language', async ({
  browser,
  stack,
}) => {
  await writeSiteRules(stack, {
    maintenance: { all: true, until: '2026-11-21T12:00:00+09:00' },
  });
  await inEveryLanguage(browser, stack.shellUrl, async (page, look, locale) => {
    expect((await page.goto('/index-pc'))?.status()).toBe(503);
    await expect(page.locator('html')).toHaveAttribute('lang', languageOf(locale));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look();
  });
  await removeSiteRules(stack);
});
