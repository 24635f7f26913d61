import type { Locator, Page, Route } from '@playwright/test';
import { findings } from '../stack/findings.ts';
import { expect, test } from '../stack/test.ts';
import { form, openForm, overflow, partOf, sheetOf, WIDTHS } from './formPage.ts';

const TOP = '/smart/iphone_top.html';
const CHIBA = 'area[]=12&year=2026&month=11&day=28';

test.use({ viewport: WIDTHS.phone, hasTouch: true });

function field(page: Page, name: RegExp) {
  return form(page).getByRole('button', { name });
}
function results(page: Page) {
  return page.locator('[data-slot="results"] article[data-course]');
}
function end(page: Page) {
  return sheetOf(page).getByRole('button', { name: /^[\d,]+件を見る$/ });
}
function countTaps() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.tap();
    },
    count: () => taps,
  };
}

test('[R1.01][R1.02] Chiba, next Saturday, four players: six taps to the results, nine to the booking', async ({
  healthyPage: page,
}) => {
  await openForm(page, TOP);
  const { tap, count } = countTaps();
  await tap(field(page, /^エリア/));
  await tap(sheetOf(page).getByRole('button', { name: '関東・甲信越', exact: true }));
  await tap(sheetOf(page).getByRole('checkbox', { name: '千葉県' }));
  await tap(sheetOf(page).getByRole('button', { name: /^2026年11月28日土曜日/ }));
  await tap(sheetOf(page).getByRole('button', { name: '4人' }));
  // said when the number belongs to what is chosen
  const said = sheetOf(page).getByRole('status').filter({ hasText: '件見つかります' });
  const hits = /[\d,]+/.exec(await said.innerText())?.[0] ?? '';
  await tap(sheetOf(page).getByRole('button', { name: `${hits}件を見る` }));
  await expect(page).toHaveURL(/area(\[\]|%5B%5D)=12&year=2026&month=11&day=28.*players=4/);
  await expect(results(page).first()).toBeVisible();
  expect(count()).toBeLessThanOrEqual(6);
  await expect(page.locator('[data-slot="results"]').getByText(`${hits}件`).first()).toBeVisible();

  const card = results(page).first();
  await tap(card.getByRole('button', { name: /^スタート時刻を見る/ }));
  await tap(card.getByRole('button', { name: /^\d+時 空き/ }).first());
  await tap(card.getByRole('link', { name: /^\d+:\d+/ }).first());
  await expect(page).toHaveURL(/players=4/);
  expect(count()).toBeLessThanOrEqual(9);
});

test('closed without a search it leaves nothing in the history: Back leads to the page before', async ({
  healthyPage: page,
}) => {
  await openForm(page, `/search/result/?${CHIBA}`);
  await openForm(page, TOP);
  for (let times = 0; times < 2; times += 1) {
    await field(page, /^エリア/).tap();
    await expect(sheetOf(page)).toBeVisible();
    await expect(page).toHaveURL(/focus=area/);
    await page.keyboard.press('Escape');
    await expect(sheetOf(page)).toBeHidden();
    await expect(page).not.toHaveURL(/focus/);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/search\/result\/\?/);
});

test('[R2.19][R9.03] the own region and the last places are one tap, and a weekend says its days', async ({
  healthyPage: page,
}) => {
  await openForm(page, `${TOP}?area_v=13`);
  await field(page, /^エリア/).tap();
  await sheetOf(page).getByRole('button', { name: 'いつもの地域：東京都' }).tap();
  await expect(partOf(page, 'エリア')).toHaveAccessibleName(/東京都/);
  await expect(partOf(page, 'プレー日')).toHaveAttribute('aria-expanded', 'true');
  await sheetOf(page).getByRole('button', { name: '来週末 11/28–29' }).tap();
  await expect(partOf(page, 'プレー日')).toHaveAccessibleName(/2026年11月28日.*2日間/);
  await end(page).tap();
  await expect(page).toHaveURL(/day=28&widthday=2/);
  await openForm(page, `${TOP}?area_v=12`);
  await field(page, /^エリア/).tap();
  await expect(sheetOf(page).getByRole('button', { name: '最近：東京都' })).toBeVisible();
});

test('[R5.21] a part that is opened again takes up to three areas, and refuses a fourth', async ({
  healthyPage: page,
}) => {
  await openForm(page, `${TOP}?area[]=12`);
  await field(page, /^エリア/).tap();
  for (const name of ['茨城県', '埼玉県', '東京都'])
    await sheetOf(page).getByRole('checkbox', { name }).tap();
  await expect(sheetOf(page).getByRole('alert')).toHaveText(/エリアは3つまで選択できます。/);
  await expect(partOf(page, 'エリア')).toHaveAttribute('aria-expanded', 'true');
});

test('[R5.23] while there is no place the button leads to one, in the form and in the sheet, and nothing is refused', async ({
  healthyPage: page,
}) => {
  await openForm(page, TOP);
  await form(page).getByRole('button', { name: '検索する', exact: true }).tap();
  await expect(partOf(page, 'エリア')).toHaveAttribute('aria-expanded', 'true');
  await partOf(page, 'エリア').tap();
  await sheetOf(page).getByRole('button', { name: 'エリアを選ぶ', exact: true }).tap();
  await expect(partOf(page, 'エリア')).toHaveAttribute('aria-expanded', 'true');
  await expect(form(page).getByRole('alert')).toHaveCount(0);
});

test('[R2.15] above the results it opens at the part that was touched; Back closes it and keeps what was chosen', async ({
  healthyPage: page,
}) => {
  const address = `/search/result/?${CHIBA}`;
  await openForm(page, address);
  await page.getByText('条件を変更').tap();
  await field(page, /^プレー日/).tap();
  await expect(partOf(page, 'プレー日')).toHaveAttribute('aria-expanded', 'true');
  await expect(partOf(page, 'エリア')).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL(/focus=playDate/);
  await sheetOf(page)
    .getByRole('button', { name: /^2026年12月5日土曜日/ })
    .tap();
  await expect(partOf(page, 'プレー人数')).toBeFocused();
  await page.goBack();
  await expect(sheetOf(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/focus/);
  await expect(field(page, /^プレー日/)).toHaveAccessibleName(/2026年12月5日/);
  await field(page, /^エリア/).tap();
  await expect(end(page)).toBeVisible();
  await end(page).tap();
  await expect(page).toHaveURL(/month=12&day=5/);
  await expect(results(page).first()).toBeVisible();
  // no entry of the history opens the sheet again
  await page.goBack();
  await expect(page).toHaveURL(/month=11&day=28/);
  await expect(sheetOf(page)).toHaveCount(0);
});

test('[R9.02] by keyboard alone: the focus goes on with the parts, Escape closes and gives it back', async ({
  healthyPage: page,
}) => {
  await openForm(page, TOP);
  await field(page, /^エリア/).focus();
  await page.keyboard.press('Enter');
  await expect(sheetOf(page).getByRole('heading', { level: 2 })).toBeFocused();
  await sheetOf(page).getByRole('checkbox', { name: '千葉県', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(partOf(page, 'プレー日')).toBeFocused();
  await sheetOf(page)
    .getByRole('button', { name: /^来週末/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(partOf(page, 'プレー人数')).toBeFocused();
  await sheetOf(page).getByRole('button', { name: '3人' }).focus();
  await page.keyboard.press('Enter');
  await expect(end(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheetOf(page)).toHaveCount(0);
  await expect(field(page, /^エリア/)).toBeFocused();
  await expect(field(page, /^エリア/)).toHaveAccessibleName(/千葉県/);
});

test('[R10.05] a tap before the sheet has come is kept, and a sheet that never comes leaves the plain controls', async ({
  page,
}) => {
  let answer = (_: 'continue' | 'abort') => {};
  const held = new Promise<'continue' | 'abort'>((resolve) => (answer = resolve));
  const isPickers = (url: URL) => /\/remotes\/mf-search-form\/.*pickers/.test(url.pathname);
  const hold = async (route: Route) =>
    (await held) === 'abort' ? route.abort() : route.continue();
  await page.route(isPickers, hold);
  await openForm(page, TOP);
  await field(page, /^エリア/).tap();
  await expect(page).toHaveURL(/focus=area/);
  await expect(sheetOf(page)).toHaveCount(0);
  answer('continue');
  await expect(partOf(page, 'エリア')).toHaveAttribute('aria-expanded', 'true');

  await page.unroute(isPickers, hold);
  await page.route(isPickers, (route) => route.abort());
  await openForm(page, `${TOP}?l-id=again`);
  // the dialog of the name is in the same script: the field takes the name itself
  const name = form(page).getByRole('combobox', { name: 'コース名' });
  await name.tap();
  await expect(name).toBeEditable();
  await name.fill('南総');
  await expect(name).toHaveValue('南総');
  await name.fill('');
  await field(page, /^エリア/).tap();
  await form(page).getByRole('combobox', { name: 'エリア（1つ目）' }).selectOption('千葉県');
  await form(page).getByRole('button', { name: '検索する', exact: true }).tap();
  await expect(page).toHaveURL(/area(\[\]|%5B%5D)=12/);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in any part (A, AA), and nothing is wider than 320 px, ${colorScheme}`, async ({
    healthyPage: page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const part of ['area', 'playDate', 'players']) {
      await openForm(page, `${TOP}?area[]=12&area_v=13&focus=${part}`);
      await expect(end(page)).toBeVisible();
      if (part === 'playDate') await expect(sheetOf(page).getByRole('grid').first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  });

test('[R9.02] a screen reader hears a sheet of three parts, each with its answer', async ({
  healthyPage: page,
}) => {
  await openForm(page, `${TOP}?${CHIBA}&players=4&focus=players`);
  await expect(sheetOf(page)).toMatchAriaSnapshot(`
    - heading "条件を選ぶ" [level=2]
    - button "閉じる"
    - heading /エリア 千葉県/ [level=3]
    - heading /プレー日 2026年11月28日/ [level=3]
    - heading /プレー人数 4人/ [level=3]:
      - button /プレー人数 4人/ [expanded]
    - group /プレー人数/:
      - button "指定なし"
      - button "2人"
      - button "3人"
      - button "4人" [pressed]
    - button /件を見る/
  `);
});
