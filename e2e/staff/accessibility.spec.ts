import type { Page } from '@playwright/test';
import { findings } from '../stack/findings.ts';
import { ageSessions, expect, rollBack, secretOf, signInPanda, signInRbs, test } from './staff.ts';

function isNoWider(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
}

for (const width of [1280, 390, 320]) {
  test(`at ${width} px axe finds nothing (A, AA) on the pages of staff, and none is wider than the screen`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const check = async () => {
      expect(await findings(page)).toEqual([]);
      expect(await isNoWider(page)).toBe(true);
    };
    await page.goto('/staff/panda/login?ended=1');
    await check();
    await signInRbs(page, stack, 'owner', 'wrong');
    await expect(page.getByRole('alert')).toBeVisible();
    await check();
    await signInRbs(page, stack);
    await expect(page.getByRole('button', { name: 'ログアウト' })).toBeVisible();
    await check();
    await signInPanda(page, stack);
    await check();
    await page.getByRole('link', { name: /リリースの確認と操作/ }).click();
    await expect(page.getByRole('heading', { name: 'リリースの確認と操作' })).toBeVisible();
    await check();
    ageSessions(stack);
    await rollBack(page);
    const key = page.getByLabel('スタッフキー', { exact: true });
    await expect(key).toBeFocused();
    await check();
    await key.fill('panda-1001-wrong');
    await key.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(
      'スタッフキーが違います。入力し直してください。',
    );
    await check();
    await key.fill(secretOf(stack, 'panda-1001'));
    await key.press('Enter');
    // this registry has no widget to roll back
    await expect(page.getByRole('alert')).toContainText('実行できませんでした');
    await check();
  });
}
