import type { Page } from '@playwright/test';
import { expect, test } from '../stack/test.ts';
import { form, openForm, WIDTHS } from './formPage.ts';

function dialog(page: Page, name: string) {
  return page.getByRole('dialog', { name });
}
function results(page: Page) {
  return page.locator('[data-slot="results"] article[data-course]');
}

for (const [width, viewport] of Object.entries(WIDTHS)) {
  test.describe(width, () => {
    test.use({ viewport, hasTouch: width === 'phone' });
    const top = width === 'phone' ? '/smart/iphone_top.html' : '/index-pc';

    test('[R1.04][R1.02] the top form leads to results, by mouse', async ({
      healthyPage: page,
    }) => {
      await openForm(page, top);
      await form(page)
        .getByRole('button', { name: /^エリア/ })
        .click();
      await page.getByRole('checkbox', { name: '関東・甲信越すべて' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: width === 'phone' ? '閉じる' : '決定' })
        .click();
      await form(page).getByText('昼食付き').first().click();
      await form(page).getByRole('button', { name: '検索する', exact: true }).click();
      await expect(page).toHaveURL(/area(\[\]|%5B%5D)=102.*lunch=1/);
      await expect(results(page).first()).toBeVisible();
    });

    test('[R5.12] the detailed search says its hits and finds as many', async ({
      healthyPage: page,
    }) => {
      await openForm(page, '/search/?area[]=102&year=2026&month=11&day=28');
      const button = form(page).getByRole('button', { name: /この条件で検索（[\d,]+件）/ });
      await expect(button).toBeVisible();
      const before = await button.innerText();
      await form(page).getByRole('heading', { name: 'プレースタイル' }).scrollIntoViewIfNeeded();
      const style = form(page)
        .locator('details')
        .filter({ has: page.getByRole('heading', { name: 'プレースタイル' }) })
        .last();
      if ((await style.getAttribute('open')) === null) await style.locator('summary').click();
      await style.getByText('キャディ付き').click();
      await expect(button).not.toHaveText(before);
      const hits = Number((await button.innerText()).replace(/\D/g, ''));
      await button.click();
      await expect(page).toHaveURL(/caddie=1/);
      await expect(
        page
          .locator('[data-slot="results"]')
          .getByText(`${hits.toLocaleString('ja-JP')}件`)
          .first(),
      ).toBeVisible();
    });

    test('[R2.15][R4.19] the result form searches again, and an error in it empties the results', async ({
      healthyPage: page,
    }) => {
      await openForm(page, '/search/result/?area[]=12&year=2026&month=11&day=28');
      await page.getByText('条件を変更').click();
      await form(page).getByRole('combobox', { name: '料金の下限' }).selectOption('20000');
      await form(page).getByRole('combobox', { name: '料金の上限' }).selectOption('8000');
      await form(page).getByRole('button', { name: '検索する', exact: true }).click();
      await expect(form(page).getByRole('alert')).toBeFocused();
      await expect(results(page)).toHaveCount(0);
      await form(page).getByRole('combobox', { name: '料金の上限' }).selectOption('0');
      await form(page).getByRole('combobox', { name: '料金の下限' }).selectOption('0');
      await form(page).getByRole('button', { name: '検索する', exact: true }).click();
      await expect(results(page).first()).toBeVisible();
    });

    test('[R9.04] a reload keeps what was typed', async ({ healthyPage: page }) => {
      await openForm(page, top);
      await form(page).getByRole('combobox', { name: '料金の上限' }).selectOption('12000');
      await form(page).getByText('2サム保証').first().click();
      await page.reload();
      await expect(form(page)).toHaveAttribute('data-phase', 'ready');
      await expect(form(page).getByRole('combobox', { name: '料金の上限' })).toHaveValue('12000');
      await expect(form(page).getByRole('checkbox', { name: '2サム保証' }).first()).toBeChecked();
    });

    test('[R2.13][R3.13] overseas by country', async ({ healthyPage: page }) => {
      await openForm(page, top);
      await form(page).getByRole('tab', { name: '海外' }).click();
      await form(page).getByText('グアム・サイパン').click();
      await form(page).getByRole('button', { name: '検索する', exact: true }).click();
      await expect(page).toHaveURL(/country(\[\]|%5B%5D)=2&country(\[\]|%5B%5D)=3/);
    });
  });
}

test('[R1.04][R9.02] the top form leads to results, by keyboard alone', async ({
  healthyPage: page,
}) => {
  await page.setViewportSize(WIDTHS.pc);
  await openForm(page, '/index-pc');
  await form(page)
    .getByRole('button', { name: /^エリア/ })
    .focus();
  await page.keyboard.press('Enter');
  const areas = dialog(page, 'エリアを選ぶ');
  await expect(areas.getByRole('heading', { name: 'エリアを選ぶ' })).toBeFocused();
  const whole = areas.getByRole('checkbox', { name: '関東・甲信越すべて' });
  for (
    let steps = 0;
    steps < 40 && !(await whole.evaluate((box) => box === document.activeElement));
    steps += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(whole).toBeChecked();
  const decide = areas.getByRole('button', { name: '決定' });
  for (
    let steps = 0;
    steps < 60 && !(await decide.evaluate((button) => button === document.activeElement));
    steps += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('button', { name: /^エリア/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dates = dialog(page, 'プレー日を選ぶ');
  const chosen = dates.getByRole('button', { name: '2026年11月22日日曜日' });
  await expect(chosen).toBeVisible();
  for (
    let steps = 0;
    steps < 20 && !(await chosen.evaluate((day) => day === document.activeElement));
    steps += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(dates.getByText('2026年11月28日（土）から1日間')).toBeVisible();
  const search = dates.getByRole('button', { name: '検索する' });
  for (
    let steps = 0;
    steps < 20 && !(await search.evaluate((button) => button === document.activeElement));
    steps += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/area(\[\]|%5B%5D)=102.*month=11&day=28/);
  await expect(results(page).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: WIDTHS.phone, hasTouch: true });

  test('[R2.16] names fill the screen, and a suggestion is a button', async ({
    healthyPage: page,
  }) => {
    await openForm(page, '/smart/iphone_top.html');
    await form(page).getByRole('combobox', { name: 'コース名' }).tap();
    const names = dialog(page, 'コース名で探す');
    await expect(names.getByRole('textbox', { name: 'コース名' })).toBeFocused();
    expect((await names.boundingBox())?.height).toBeCloseTo(WIDTHS.phone.height, 1);
    await page.keyboard.insertText('朝霧');
    const first = names.getByRole('listitem').getByRole('button').first();
    const name = (await first.locator('span').first().innerText()).trim();
    await first.tap();
    await expect(form(page).getByRole('combobox', { name: 'コース名' })).toBeFocused();
    await expect(form(page).getByRole('combobox', { name: 'コース名' })).toHaveValue(name);
  });

  test('[R3.29] names and their decision stay above an on-screen keyboard', async ({
    healthyPage: page,
  }) => {
    await openForm(page, '/smart/iphone_top.html');
    await form(page).getByRole('combobox', { name: 'コース名' }).tap();
    const decide = dialog(page, 'コース名で探す').getByRole('button', { name: '決定' });
    const bottom = async () => {
      const { y, height } = (await decide.boundingBox()) ?? { y: 0, height: 0 };
      return Math.ceil(y + height);
    };
    expect(await bottom()).toBeGreaterThan(WIDTHS.phone.height - 60);
    const above = WIDTHS.phone.height - 300;
    await page.evaluate((height) => {
      if (!visualViewport) throw new Error('the browser has no visual viewport');
      Object.defineProperty(visualViewport, 'height', { value: height });
      visualViewport.dispatchEvent(new Event('resize'));
    }, above);
    await expect.poll(bottom).toBeLessThanOrEqual(above);
    await expect(decide).toBeVisible();
  });

  test('[R9.02] the search stays at hand once the panel has left the screen', async ({
    healthyPage: page,
  }) => {
    await openForm(page, '/smart/iphone_top.html?area[]=12');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText('条件：千葉県・11/22（日）')).toBeVisible();
    await page.getByRole('button', { name: '検索', exact: true }).tap();
    await expect(page).toHaveURL(/\/search\/result\//);
  });
});

test('[R7.05] a course name with a slip leads to the course that was meant', async ({
  healthyPage: page,
}) => {
  await page.setViewportSize(WIDTHS.pc);
  await openForm(page, '/index-pc?year=2026&month=12&day=1&widthday=7');
  await page.getByRole('combobox', { name: 'コース名' }).fill('雉龘谷バレー');
  const near = form(page).getByRole('group', { name: 'もしかして' });
  await near.getByRole('option', { name: /^雉谷バレーＧＣ/ }).click();
  await page.getByRole('button', { name: '検索する' }).click();
  await expect(
    results(page)
      .getByRole('heading', { name: /雉谷バレーＧＣ/ })
      .first(),
  ).toBeVisible();
});

test('[R2.16][R9.03] what was typed is marked in each suggestion, and a name that was searched for is offered again', async ({
  healthyPage: page,
}) => {
  await page.setViewportSize(WIDTHS.pc);
  await openForm(page, '/index-pc?year=2026&month=12&day=1&widthday=7');
  const name = form(page).getByRole('combobox', { name: 'コース名' });
  await name.fill('雉谷');
  const options = form(page).getByRole('group', { name: 'ゴルフ場' }).getByRole('option');
  await expect(options.first()).toContainText('雉谷');
  const marked = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('mf-search-form-typed') ?? [])].map((range) =>
        range instanceof Range ? range.toString() : '',
      ),
    );
  await expect.poll(async () => new Set(await marked())).toEqual(new Set(['雉谷']));
  expect(await marked()).toHaveLength(await options.filter({ hasText: '雉谷' }).count());
  await page.getByRole('button', { name: '検索する' }).click();
  await expect(results(page).first()).toBeVisible();
  // the form comes back with the name, and offers it once more when that was cleared
  await openForm(page, '/index-pc');
  await name.fill('');
  const recent = form(page).getByRole('group', { name: '最近探した名前' });
  await recent.getByRole('option', { name: '雉谷' }).click();
  await expect(name).toHaveValue('雉谷');
});
