import { LOCALES } from 'shared-contracts/locale';
import { expectWhole, OF_A_PAGE } from '../pages/expectWhole.ts';
import { bookingLink, KANTO } from '../results/resultPage.ts';
import { expect, test } from '../stack/test.ts';
import { untranslated, watchNames } from './untranslated.ts';

const PAGES = [
  '/',
  '/smart/iphone_top.html',
  '/search/',
  '/search/result/?area[]=12',
  '/search/result/?area[]=12&page=99',
  '/search/result/',
  '/search/map/',
  '/search/solo/',
  '/nowhere',
  '/error',
];

for (const locale of LOCALES) {
  test(`[R9.06][WCAG 1.4.4][WCAG 1.4.12] every page is whole in ${locale}, longer, enlarged and spaced, and nothing foreign but where it says so`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const names = watchNames(page);
    for (const path of PAGES) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${locale}`);
      // slots below the fold are mounted when they come into sight
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(page.locator('[data-slot][data-phase="waiting"]')).toHaveCount(0);
      await expect.poll(() => untranslated(page, locale, names), { message: path }).toEqual([]);
      await expectWhole(page, path, OF_A_PAGE);
    }
  });

  test(`[R9.06][R1.01] the page before a booking is whole in ${locale}, and nothing foreign but where it says so`, async ({
    page,
  }) => {
    const names = watchNames(page);
    await page.goto(`/search/result/?${KANTO}&players=3&lang=${locale}`);
    await page.goto((await bookingLink(page).getAttribute('href')) ?? '');
    await expect.poll(() => untranslated(page, locale, names)).toEqual([]);
    await expectWhole(page, 'booking', OF_A_PAGE);
  });
}
