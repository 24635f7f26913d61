import { cardsOf, KANTO, resultsOf } from '../results/resultPage.ts';
import { PHONE, sheetOf } from '../results/filterPage.ts';
import { expect, test } from '../stack/test.ts';
import { openSheetOver } from '../course/drawer.ts';
import { expectLook, open } from './lookAt.ts';

test.use({ ...PHONE, hasTouch: true });

const DAY = 'year=2026&month=11&day=28';

/** The states that are an address. */
const ADDRESSES: Readonly<Record<string, string>> = {
  top: '/smart/iphone_top.html',
  search: '/search/',
  'search-map': `/search/map/?area[]=12&${DAY}`,
  solo: `/search/solo/?area[]=102&${DAY}`,
  results: `/search/result/?${KANTO}`,
  'results-calendar': `/search/result/?${KANTO}&view=calendar`,
  'results-map': `/search/result/?area[]=12&${DAY}&view=map`,
  'results-none': `/search/result/?${KANTO}&play_fee_max=5000&continue_stock=10&caddie=1`,
};

for (const [name, path] of Object.entries(ADDRESSES)) {
  test(`on a phone the state ${name} looks as in its picture`, async ({ page }) => {
    await open(page, path);
    await expectLook(page, `phone-${name}`);
  });
}

test('on a phone the sheets of the search, filters and tee times look as in their pictures', async ({
  page,
}) => {
  await open(page, '/smart/iphone_top.html');
  await page.getByRole('button', { name: /エリア/ }).click();
  await expect(page.getByRole('dialog', { name: '条件を選ぶ' })).toBeVisible();
  await expectLook(page, 'phone-areas');

  await open(page, `/search/result/?${KANTO}`);
  await resultsOf(page)
    .getByRole('link', { name: /絞り込み/ })
    .click();
  await expect(sheetOf(page).getByRole('link').first()).toBeVisible();
  await expectLook(page, 'phone-filters');

  await open(page, `/search/result/?${KANTO}`);
  const card = cardsOf(page).first();
  await card.getByRole('button', { name: /スタート時刻を見る/ }).click();
  await expect(card.getByRole('button', { name: /^\d+時 空き/ }).first()).toBeVisible();
  await expectLook(page, 'phone-hours');
});

test('on a phone the sheet of a course over the results looks as in its picture', async ({
  page,
}) => {
  await openSheetOver(page);
  await expectLook(page, 'phone-drawer');
});
