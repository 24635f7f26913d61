import type { Page } from '@playwright/test';
import { findings } from '../stack/findings.ts';
import { expect, test } from '../stack/test.ts';
import { form, openForm, overflow, WIDTHS } from './formPage.ts';

const FOUND = '/search/solo/?area[]=102&year=2026&month=11&day=28&widthday=2';
function rounds(page: Page) {
  return page.locator('[data-slot="search"]').getByRole('article');
}

for (const [width, viewport] of Object.entries(WIDTHS)) {
  test(`[R2.18][R1.04] an area, a day, the rounds, and on to booking, with the mouse, ${width}`, async ({
    healthyPage: page,
  }) => {
    await page.setViewportSize(viewport);
    await openForm(page, '/search/solo/');
    await page.getByRole('link', { name: '関東・甲信越' }).click();
    await expect(page).toHaveURL(/\/search\/solo\/\?area\[\]=102/);
    await expect(rounds(page)).toHaveCount(20);
    // the list comes first, with the form folded, and the page stands at it
    await expect(form(page).getByRole('button', { name: 'ラウンドを探す' })).toBeHidden();
    await expect(rounds(page).first()).toBeInViewport();
    await expect(rounds(page).first()).toContainText(/現在の参加人数 [0-4]\/4人/);
    const join = page.getByRole('link', { name: /^参加を申し込む/ }).first();
    const name = await page
      .getByRole('article')
      .filter({ has: join })
      .first()
      .getByRole('heading')
      .innerText();
    await join.click();
    await expect(page).toHaveURL(/\/gora\/landing\/booking/);
    await expect(page.getByText(name).first()).toBeVisible();
  });

  test(`[R2.18] the rounds come by fee and by rating, and a course's name leads to it, ${width}`, async ({
    healthyPage: page,
  }) => {
    await page.setViewportSize(viewport);
    await openForm(page, FOUND);
    const orders = page.getByRole('navigation', { name: '並び替え' });
    await expect(orders.locator('[aria-current]')).toHaveText('日時が早い順');
    await orders.getByRole('link', { name: '料金が安い順' }).press('Enter');
    await expect(page).toHaveURL(/order=rate/);
    await expect(orders.locator('[aria-current]')).toHaveText('料金が安い順');
    await expect(rounds(page).first()).toBeInViewport();
    const isOrderedBy = async (pattern: RegExp, sign: 1 | -1) => {
      const numbers = (await rounds(page).allTextContents()).map(
        (text) => sign * Number(pattern.exec(text)?.[1]?.replace(',', '')),
      );
      return numbers.every((number, index) => number >= (numbers[index - 1] ?? -Infinity));
    };
    await expect.poll(() => isOrderedBy(/¥([\d,]+)/, 1)).toBe(true);
    await orders.getByRole('link', { name: '総合評価が高い順' }).click();
    await expect(orders.locator('[aria-current]')).toHaveText('総合評価が高い順');
    await expect.poll(() => isOrderedBy(/満点中 ([\d.]{3})/, -1)).toBe(true);
    const name = rounds(page).first().getByRole('heading').getByRole('link');
    const course = await name.innerText();
    await name.click();
    await expect(page).toHaveURL(/\/gora\/landing\/booking.*l-id=solo_course/);
    await expect(page.getByText(course).first()).toBeVisible();
  });

  test(`[R2.18] the form is behind 条件を変更 by the keyboard, and folds again when it searches, ${width}`, async ({
    healthyPage: page,
  }) => {
    await page.setViewportSize(viewport);
    await openForm(page, FOUND);
    const submit = form(page).getByRole('button', { name: 'ラウンドを探す' });
    await expect(submit).toBeHidden();
    await page.getByText('条件を変更').press('Enter');
    await form(page).getByRole('checkbox', { name: '昼食付き' }).press('Space');
    await submit.press('Enter');
    await expect(page).toHaveURL(/lunch_flg=1.*#rounds$/);
    await expect(submit).toBeHidden();
    await expect(page.locator('#rounds')).toBeFocused();
    await expect(rounds(page).first()).toContainText('昼食付き');
  });

  test(`[R2.18] axe finds nothing before, among and without rounds (A, AA), ${width}`, async ({
    healthyPage: page,
  }) => {
    await page.setViewportSize(viewport);
    for (const path of [
      '/search/solo/',
      FOUND,
      `${FOUND}&order=rate`,
      '/search/solo/?area[]=47&rates_max=5000&zone_list[]=06',
    ]) {
      await openForm(page, path);
      expect(await findings(page)).toEqual([]);
    }
  });
}

test('[R5.26] by the keyboard alone: a typed name is no course, a picked one is', async ({
  healthyPage: page,
}) => {
  await openForm(page, FOUND);
  const name = (await rounds(page).first().getByRole('heading').innerText()).slice(0, 4);
  await openForm(page, '/search/solo/');
  await form(page).getByRole('combobox', { name: 'コース名' }).focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(
    form(page).getByRole('link', { name: '正しいゴルフ場名を選択/入力してください' }),
  ).toBeVisible();
  await form(page).getByRole('combobox', { name: 'コース名' }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/solo\/\?c_id=\d+/);
});

test('[R9.02] no sideways scroll at 320 px, nor at 200 %', async ({ healthyPage: page }) => {
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ['/search/solo/', FOUND]) {
      await openForm(page, path);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('[R1.11][R2.18] the form is sent, its pages are links, and a name leads to the courses that it may mean', async ({
    page,
  }) => {
    await page.goto('/search/solo/');
    await page
      .getByRole('combobox', { name: 'エリア（1つ目）' })
      .selectOption({ label: '関東・甲信越すべて' });
    await page.getByRole('combobox', { name: '日数' }).selectOption({ label: '7日間' });
    await page.getByRole('button', { name: 'ラウンドを探す' }).click();
    await expect(rounds(page)).toHaveCount(20);
    await expect(page).toHaveURL(/#rounds$/);
    await page.getByRole('link', { name: '料金が安い順' }).click();
    await expect(page).toHaveURL(/order=rate/);
    await page.getByRole('link', { name: '次へ' }).click();
    await expect(page).toHaveURL(/page=2/);
    const name = await rounds(page).first().getByRole('heading').innerText();
    await page.goto(
      `/search/solo/?search_flag=1&c_name=${encodeURIComponent(name.slice(0, 4))}&widthday=31`,
    );
    await expect(page.getByText('正しいゴルフ場名を選択/入力してください').first()).toBeVisible();
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/c_id=\d+/);
    await expect(rounds(page).first().getByRole('heading')).toHaveText(name);
  });
});
