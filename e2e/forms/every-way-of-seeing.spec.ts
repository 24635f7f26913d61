import { findings } from '../stack/findings.ts';
import { expect, test } from '../stack/test.ts';
import { form, openForm, overflow, WIDTHS } from './formPage.ts';

const FORMS = [
  '/index-pc',
  '/smart/iphone_top.html',
  '/search/',
  '/search/result/?area[]=12&year=2026&month=11&day=28&zone_list[]=07&caddie=1&highway=40&srch_keyword=昼食',
];
/** Names of the controls that open the closed parts of the form. */
async function openEverything(page: Parameters<typeof form>[0]) {
  const change = page.getByText('条件を変更');
  if ((await change.count()) > 0) await change.click();
  const more = form(page).getByText('詳細条件');
  if ((await more.count()) > 0) await more.click();
}

for (const path of FORMS) {
  for (const [width, viewport] of Object.entries(WIDTHS)) {
    test(`${path}: axe finds nothing in the open form (A, AA), ${width}`, async ({
      healthyPage: page,
    }) => {
      await page.setViewportSize(viewport);
      await openForm(page, path);
      await openEverything(page);
      expect(await findings(page)).toEqual([]);
    });
  }

  test(`[R9.02] ${path}: no sideways scroll at 320 px, nor at 200 %`, async ({
    healthyPage: page,
  }) => {
    // 1280 px at 200 % zoom are 640 px
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 700 });
      await openForm(page, path);
      await openEverything(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  });
}

for (const [width, viewport] of Object.entries(WIDTHS)) {
  test(`axe finds nothing in the open dialogs (A, AA), and nothing is too wide, ${width}`, async ({
    healthyPage: page,
  }) => {
    await page.setViewportSize(viewport);
    await openForm(page, '/index-pc');
    const openers =
      width === 'phone' ? [/^エリア/, /^プレー日/, /^コース名/] : [/^エリア/, /^プレー日/];
    for (const opener of openers) {
      const field = form(page)
        .getByRole('button', { name: opener })
        .or(form(page).getByRole('combobox', { name: opener }));
      await field.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      if (opener.source.includes('プレー日'))
        await expect(dialog.getByRole('grid').first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
}

test('[R8.02] axe finds nothing in a form with errors, and the summary leads to the field', async ({
  healthyPage: page,
}) => {
  await openForm(page, '/search/');
  await form(page)
    .getByRole('button', { name: /この条件で検索/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'エリアを選ぶ' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(form(page).getByRole('alert')).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await form(page).getByRole('link', { name: 'エリアを選択してください。' }).click();
  await expect(form(page).getByRole('button', { name: /^エリア/ })).toBeFocused();
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves when a dialog opens', async ({ healthyPage: page }) => {
    await openForm(page, '/index-pc');
    await form(page)
      .getByRole('button', { name: /^エリア/ })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(
      await page
        .getByRole('dialog')
        .evaluate((dialog) => getComputedStyle(dialog).animationDuration),
    ).toBe('0s');
  });
});

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('every control keeps an edge, and a choice is told by more than its colour', async ({
    healthyPage: page,
  }) => {
    await openForm(page, '/search/');
    const edges = await form(page)
      .locator('button:visible, select:visible, input[type="text"]:visible')
      .evaluateAll((controls) =>
        controls
          .filter((control) => {
            const style = getComputedStyle(control);
            return style.borderStyle === 'none' || Number.parseFloat(style.borderTopWidth) === 0;
          })
          .map((control) => control.textContent),
      );
    expect(edges).toEqual([]);
    const chip = form(page).locator('label').filter({ hasText: '7時台' });
    await chip.click();
    expect(await chip.evaluate((label) => getComputedStyle(label).borderTopWidth)).toBe('2px');
    await expect(chip.locator('svg')).toBeVisible();
  });
});
