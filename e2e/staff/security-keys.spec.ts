import type { Page } from '@playwright/test';
import type { Stack } from 'tooling/stack';
import { findings } from '../stack/findings.ts';
import { ageSessions, audited, expect, rollBack, secretOf, signInPanda, test } from './staff.ts';

/** Plugs a new security key into the browser of a page, as Chromium's own tools do. */
async function plugIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'usb', automaticPresenceSimulation: true },
  });
}

function secretField(page: Page) {
  return page.getByLabel('スタッフキー', { exact: true });
}

async function typeKey(page: Page, stack: Stack): Promise<void> {
  // a sign-out shows the address of the login before its document has run
  await page.waitForLoadState();
  await secretField(page).fill(secretOf(stack, 'panda-1001'));
  await page.getByRole('button', { name: 'ログイン' }).click();
}

async function check(page: Page): Promise<void> {
  expect(await findings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

/** Opens the page of keys from the first page. */
async function openKeys(page: Page): Promise<void> {
  await page.getByRole('link', { name: /セキュリティキー/ }).click();
  await expect(page.getByRole('heading', { name: 'セキュリティキー', level: 1 })).toBeVisible();
}

test('a security key is added with the secret and asked at the next sign-in; without it no other browser gets in', async ({
  page,
  browser,
  stack,
}) => {
  await plugIn(page);
  await signInPanda(page, stack);
  await openKeys(page);
  await expect(page.getByText('まだ登録されていません。')).toBeVisible();
  await check(page);
  await secretField(page).fill('panda-1001-wrong');
  await page.getByRole('button', { name: 'キーを追加する' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('スタッフキーが違います。入力し直してください。');
  await expect(alert).toBeFocused();
  await expect(secretField(page)).toHaveValue('');
  await check(page);
  await secretField(page).fill(secretOf(stack, 'panda-1001'));
  await page.getByRole('button', { name: 'キーを追加する' }).click();
  await expect(page.getByText('キー 1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect(page).toHaveURL(/\/staff\/panda\/login\?out=1$/);
  await typeKey(page, stack);
  await expect(page.getByRole('link', { name: /1個のキーで保護されています/ })).toBeVisible();

  const other = await browser.newPage({ baseURL: stack.staffUrl, locale: 'ja-JP' });
  await plugIn(other);
  await other.goto('/staff/panda/login');
  await typeKey(other, stack);
  await expect(other.getByRole('alert')).toHaveText(
    'セキュリティキーを確認できませんでした。キーを用意して、もう一度お試しください。',
  );
  await check(other);

  // an act on releases long after the sign-in asks for both again; no widget is published here
  ageSessions(stack);
  await page.goto('/staff/panda/releases');
  await rollBack(page);
  await secretField(page).fill(secretOf(stack, 'panda-1001'));
  await secretField(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('実行できませんでした');

  await page.goto('/staff/panda');
  await openKeys(page);
  await page.getByText('削除する', { exact: true }).click();
  await check(page);
  const removing = page.locator('details');
  await removing.getByLabel('スタッフキー').fill(secretOf(stack, 'panda-1001'));
  await removing.getByRole('button', { name: 'キー 1を削除する' }).click();
  await expect(page.getByText('まだ登録されていません。')).toBeVisible();
  await typeKey(other, stack);
  await expect(other.getByRole('button', { name: 'ログアウト' })).toBeVisible();
  expect([audited(stack, 'key-added'), audited(stack, 'key-removed')]).toEqual([1, 1]);
  await other.context().close();
});
