import { signInAs } from '../panels/panelPage.ts';
import { bookingLink, cardsOf, KANTO, resultsOf } from '../results/resultPage.ts';
import { expect, test } from '../stack/test.ts';
import { signInPanda } from '../staff/staff.ts';
import { openSheetOver, sheetLink } from '../course/drawer.ts';
import { expectLook, open } from './lookAt.ts';

const DAY = 'year=2026&month=11&day=28';

/** The states that are an address. */
const ADDRESSES: Readonly<Record<string, string>> = {
  top: '/index-pc',
  search: '/search/',
  'search-overseas': '/search/?search_mode=overseas',
  'search-map': `/search/map/?area[]=12&${DAY}`,
  solo: `/search/solo/?area[]=102&${DAY}`,
  results: `/search/result/?${KANTO}`,
  'results-filtered': `/search/result/?${KANTO}&caddie=1&lunch=1&players=2`,
  'results-competition': `/search/result/?search_mode=competition&${KANTO}`,
  'results-calendar': `/search/result/?${KANTO}&view=calendar`,
  'results-map': `/search/result/?area[]=12&${DAY}&view=map`,
  'results-none': `/search/result/?${KANTO}&play_fee_max=5000&continue_stock=10&caddie=1`,
  'results-refused': '/search/result/?area[]=999',
  'unknown-page': '/PageNotFound',
};

for (const [name, path] of Object.entries(ADDRESSES)) {
  test(`on a PC the state ${name} looks as in its picture`, async ({ page }) => {
    await open(page, path);
    await expectLook(page, `pc-${name}`);
  });
}

test('on a PC the dialogs of areas and dates look as in their pictures', async ({ page }) => {
  await open(page, '/index-pc');
  await page.getByRole('button', { name: /エリア/ }).click();
  await expect(page.getByRole('dialog', { name: 'エリアを選ぶ' })).toBeVisible();
  await expectLook(page, 'pc-areas');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /2026年11月22日/ }).click();
  const days = page.getByRole('dialog', { name: 'プレー日を選ぶ' });
  await expect(days.getByRole('grid').first()).toBeVisible();
  await expectLook(page, 'pc-dates');
});

test('on a PC the tee times of an hour, and a comparison, look as in their pictures', async ({
  page,
}) => {
  await open(page, `/search/result/?${KANTO}`);
  const card = cardsOf(page).first();
  await card.getByRole('button', { name: /スタート時刻を見る/ }).click();
  await card
    .getByRole('button', { name: /^\d+時 空き/ })
    .first()
    .click();
  await expect(card.locator('section').getByRole('link').first()).toBeVisible();
  await card.scrollIntoViewIfNeeded();
  await expectLook(page, 'pc-tee-times');
  for (const index of [0, 1, 2])
    await cardsOf(page).nth(index).getByRole('checkbox', { name: /比較/ }).check();
  // by its address, so that the page behind it stands at its top
  const comparison = resultsOf(page).getByRole('link', { name: '比較する' });
  await open(page, (await comparison.getAttribute('href')) ?? '');
  await expect(page.getByRole('dialog', { name: 'コースの比較' }).getByRole('table')).toBeVisible();
  await expectLook(page, 'pc-comparison');
});

test('on a PC the sheet of a course looks as in its picture', async ({ page }) => {
  await open(page, `/search/result/?${KANTO}`);
  await open(page, (await sheetLink(page, 0).getAttribute('href')) ?? '');
  await expectLook(page, 'pc-course');
});

test('on a PC the sheet of a course over the results looks as in its picture', async ({ page }) => {
  await openSheetOver(page);
  await expectLook(page, 'pc-drawer');
});

test("on a PC a member's first page looks as in its picture", async ({ page, stack }) => {
  await signInAs(page, stack, /芝田 朝子/, '/index-pc');
  await expect(page).toHaveURL(`${stack.shellUrl}/index-pc`);
  await open(page, '/index-pc');
  await expectLook(page, 'pc-member');
});

test('on a PC the page before a booking looks as in its picture', async ({ page }) => {
  await open(page, `/search/result/?${KANTO}&players=3`);
  await page.goto((await bookingLink(page).getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectLook(page, 'pc-booking');
});

test.describe('in dark colours', () => {
  test.use({ colorScheme: 'dark' });
  for (const name of ['top', 'results', 'results-calendar']) {
    test(`on a PC the state ${name} looks as in its dark picture`, async ({ page }) => {
      await open(page, ADDRESSES[name] ?? '');
      await expectLook(page, `pc-dark-${name}`);
    });
  }
});

test('on a PC the pages of staff look as in their pictures', async ({ page, stack }) => {
  await page.goto(`${stack.staffUrl}/staff/panda/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectLook(page, 'pc-staff-login');
  await signInPanda(page, stack);
  await expectLook(page, 'pc-staff-home');
});
