import type { Page } from '@playwright/test';
import { cardsOf, KANTO } from '../results/resultPage.ts';
import { WIDE } from '../results/filterPage.ts';
import { expect, test } from '../stack/test.ts';

test.use({ javaScriptEnabled: false });

test('[R1.11] without JavaScript a notice says so, and the way to booking is open all the same', async ({
  page,
}) => {
  await page.goto('/index-pc');
  const notice = page.locator('noscript p', { hasText: 'JavaScript' });
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('JavaScriptが無効なため、一部の内容をご利用いただけません。');
  await expect(notice.locator('a', { hasText: '設定方法を見る' })).toHaveAttribute('href', /help/);

  await page
    .getByRole('combobox', { name: 'エリア（1つ目）' })
    .first()
    .selectOption({ label: '関東・甲信越すべて' });
  await page
    .getByRole('combobox', { name: 'プレー日（日）' })
    .first()
    .selectOption({ label: '28日' });
  await page.getByRole('button', { name: '検索する', exact: true }).click();

  await expect(page).toHaveURL(/\/search\/result\/\?/);
  const cards = page.locator('[data-slot="results"] article[data-course]');
  await expect(cards).toHaveCount(9);
  const firstName = await cards.first().getByRole('heading').innerText();
  await page.getByRole('link', { name: /次へ/ }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(cards.first().getByRole('heading')).not.toHaveText(firstName);

  await page.getByRole('combobox', { name: '並び替え' }).selectOption({ label: '料金が安い順' });
  await page.getByRole('button', { name: '表示する' }).click();
  await expect(page).toHaveURL(/order=rate/);

  const course = await cards.first().getByRole('heading').innerText();
  await cards
    .first()
    .getByRole('link', { name: /プランを見る/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/gora\/landing\/booking/);
  await expect(page.getByText(course).first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get('play_date')).toBe('2026-11-28');
});

/**
 * Returns what the page offers for pressing that only a script could answer: a button that sends no
 * form, a box that belongs to none. A control that no pointer and no key reaches is none.
 */
async function deadControls(page: Page): Promise<string[]> {
  const controls = page.locator('button, input[type="checkbox"], [role="button"]');
  return controls.locator('visible=true').evaluateAll((all) =>
    all
      .filter((control) => {
        if (getComputedStyle(control).pointerEvents === 'none') return false;
        if (control instanceof HTMLButtonElement)
          return !(control.type === 'submit' && control.form) && !control.popoverTargetElement;
        if (control instanceof HTMLInputElement) return !control.form || control.name === '';
        return !control.hasAttribute('href');
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent),
  );
}

test('[R1.11] without JavaScript no page offers a control that only a script could answer', async ({
  page,
}) => {
  for (const path of [
    '/index-pc',
    '/index-sp',
    '/search/',
    '/search/solo/',
    '/search/map/',
    `/search/result/?${KANTO}`,
    `/search/result/?${KANTO}&view=map`,
    `/search/result/?${KANTO}&view=calendar`,
    `/search/result/?${KANTO}&act=filter`,
    `/search/result/?${KANTO}&play_fee_max=5000&continue_stock=10&caddie=1`,
  ]) {
    await page.goto(path);
    expect({ path, dead: await deadControls(page) }).toEqual({ path, dead: [] });
  }
});

test('[R1.11][R4.15] without JavaScript courses are chosen, compared and taken off again', async ({
  page,
}) => {
  await page.goto(`/search/result/?${KANTO}`);
  const names = await cardsOf(page).getByRole('heading', { level: 3 }).allInnerTexts();
  const boxes = cardsOf(page).getByRole('checkbox', { name: /比較/ });
  await boxes.nth(0).check();
  await boxes.nth(2).check();
  await page.getByRole('button', { name: '比較する' }).press('Enter');
  await expect(page).toHaveURL(/compare_with=.*act=compare#comparison$/);
  const table = page.getByRole('table', { name: 'コースの比較' });
  await expect(table).toBeInViewport();
  for (const name of [names[0] ?? '', names[2] ?? ''])
    await expect(table.getByRole('columnheader', { name })).toBeVisible();
  await expect(table.getByRole('link', { name: /プランを見る/ }).first()).toBeVisible();
  expect(await deadControls(page)).toEqual([]);

  await boxes.nth(2).uncheck();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: '比較する' }).press('Enter');
  await expect(table.getByRole('columnheader', { name: names[1] ?? '' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: names[2] ?? '' })).toHaveCount(0);

  await page.getByRole('link', { name: '閉じる' }).press('Enter');
  await expect(table).toHaveCount(0);
  await expect(boxes.nth(1)).toBeChecked();
  await page.getByRole('link', { name: 'すべて外す' }).press('Enter');
  await expect(page).not.toHaveURL(/compare_with/);
  await expect(cardsOf(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('[R1.11][R3.21][R1.01] without JavaScript a free hour leads to booking with its course, day and hour', async ({
  page,
}) => {
  for (const [query, day] of [
    [`${KANTO}&players=3`, '2026-11-28'],
    // of several days it is not known which has the hour
    [`${KANTO.replace('widthday=1', 'widthday=7')}&players=3`, null],
  ] as const) {
    await page.goto(`/search/result/?${query}`);
    const card = cardsOf(page).first();
    const course = await card.getAttribute('data-course');
    const free = card.getByRole('group', { name: /空き(時間帯|のある時間帯)/ }).getByRole('link');
    const [, hour = ''] = /^(\d+)時/.exec(await free.first().innerText()) ?? [];
    await free.first().press('Enter');
    await expect(page.getByRole('definition').filter({ hasText: `${hour}時台` })).toBeVisible();
    const handed = new URL(page.url()).searchParams;
    expect(
      ['c_id', 'play_date', 'start_hour', 'players', 'l-id'].map((name) => handed.get(name)),
    ).toEqual([course, day, hour, '3', 'result_start']);
  }
});

test('[R1.11][R2.17] without JavaScript the courses of the map are a list, and each prefecture is a link to its own', async ({
  page,
}) => {
  await page.goto(`/search/result/?${KANTO}&view=map`);
  await expect(cardsOf(page)).toHaveCount(9);
  await page.goto('/search/map/');
  await page
    .getByRole('link', { name: /千葉県/ })
    .locator('visible=true')
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/\/search\/map\/\?.*area\[\]=12/);
});

test.describe('on a PC', () => {
  test.use(WIDE);
  test('[R1.11][R1.06] without JavaScript the member’s panel leads to the login and to the member’s own page', async ({
    page,
  }) => {
    await page.goto('/index-pc');
    const panel = page.locator('main [data-slot="member"]');
    await expect(panel.getByRole('link', { name: 'ログイン' })).toHaveAttribute(
      'href',
      /service_id=/,
    );
    await panel.getByRole('link', { name: 'マイページ' }).press('Enter');
    await expect(page).toHaveURL(/\/gora\/landing\/.*l-id=asashiba_header_myPage/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
