import type { BrowserContext, Page } from '@playwright/test';
import { findings } from '../stack/findings.ts';
import { expect, test as serversAlone } from '../stack/serversAlone.ts';
import { secretOf } from './staff.ts';

/** The sign-ins of the site's own account systems, whose pages need no widget and no script. */
const test = serversAlone.extend({
  baseURL: async ({ stack }, provide) => provide(stack.shellUrl),
});

/** The cookies of a system's tokens, and how they are kept. */
async function cookiesOf(context: BrowserContext, kind: string) {
  return (await context.cookies())
    .filter(({ name }) => new RegExp(`^gora_[ari]t_${kind}$`).test(name))
    .map(({ name, httpOnly, secure, sameSite }) => [name, httpOnly, secure, sameSite])
    .sort();
}
function hidden(...names: string[]) {
  return names.map((name) => [name, true, true, 'Lax']);
}

/** Signs out, and sees that nobody is signed in any more. */
async function signOut(page: Page, context: BrowserContext, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect(page.getByRole('status')).toHaveText('ログアウトしました。');
  expect(await cookiesOf(context, kind)).toEqual([]);
  await page.goto(`/account/${kind}`);
  await expect(page).toHaveURL(new RegExp(`/account/${kind}/login$`));
}

for (const { kind, label, login, identity } of [
  { kind: 'default', label: 'ユーザー名', login: 'someone', identity: 'defaultsomeone' },
  { kind: 'suzaku', label: '社員番号', login: '4711', identity: 'suzaku4711' },
])
  test(`[R3.25][R6.03] a person signs in to ${kind}, sees who is signed in, and signs out`, async ({
    healthyPage: page,
    context,
    stack,
  }) => {
    await page.goto(`/account/${kind}`);
    await page.getByLabel(label).fill(login);
    await page.getByLabel('パスワード').fill(secretOf(stack, login));
    await page.getByRole('button', { name: 'ログイン' }).click();
    await expect(page).toHaveURL(`${stack.shellUrl}/account/${kind}`);
    await expect(page.getByRole('main')).toContainText(identity);
    expect(await cookiesOf(context, kind)).toEqual(hidden(`gora_at_${kind}`, `gora_rt_${kind}`));
    await signOut(page, context, kind);
  });

test('[R3.25][R6.03] a user of the reservation site signs in there and comes back with a code, for the contract that was asked for', async ({
  page,
  context,
  stack,
}) => {
  await page.goto('/account/rfb/login?requested_contract_id=c-2002');
  await page.getByRole('link', { name: '予約サイトへ進む' }).click();
  await expect(page).toHaveURL(new RegExp(`^${stack.gatewayUrl}/gora/account/rfb/authorize`));
  await expect(page.getByRole('main')).toContainText('c-2002');
  await page.getByLabel('ユーザー名').fill('booking');
  await page.getByLabel('パスワード').fill(secretOf(stack, 'booking'));
  const received = page.waitForRequest((request) => request.url().includes('/account/rfb/return'));
  await page.getByRole('button', { name: 'ログインして戻る' }).click();
  const back = new URL((await received).url());
  expect(back.searchParams.get('authorization_code')).toMatch(/^[\w-]{43}$/);
  await expect(page).toHaveURL(`${stack.shellUrl}/account/rfb`);
  await expect(page.getByRole('main')).toContainText('rfb_booking_1_c-1001_c-2002');
  expect(await cookiesOf(context, 'rfb')).toEqual(hidden('gora_at_rfb', 'gora_rt_rfb'));
  await signOut(page, context, 'rfb');

  // the address of the history signs nobody in again
  await page.goto(back.href);
  await expect(page.getByRole('alert')).toContainText('途中で切れました');
  expect(await cookiesOf(context, 'rfb')).toEqual([]);
});

test('[R3.25] who goes back from the reservation site, or mistypes there, is told so', async ({
  page,
  stack,
}) => {
  await page.goto('/account/rfb/login');
  await page.getByRole('link', { name: '予約サイトへ進む' }).click();
  await page.getByLabel('ユーザー名').fill('booking');
  await page.getByLabel('パスワード').fill('wrong');
  await page.getByRole('button', { name: 'ログインして戻る' }).click();
  await expect(page.getByRole('alert')).toContainText('ログインできませんでした。');
  await expect(page.getByLabel('ユーザー名')).toHaveValue('booking');
  await page.getByRole('link', { name: 'ログインせずに戻る' }).click();
  await expect(page).toHaveURL(new RegExp(`^${stack.shellUrl}/account/rfb/return`));
  await expect(page.getByRole('status')).toContainText('取りやめました');
});

test('[R6.03][R7.13] a member signs in at the user site, and the site asks who it is by the id token', async ({
  healthyPage: page,
  context,
  stack,
}) => {
  await page.goto('/account/user/login');
  await page.getByRole('link', { name: '会員サイトでログインする' }).click();
  await page.getByRole('button', { name: /RGC会員/ }).click();
  await expect(page).toHaveURL(/\/account\/user\/login/);
  await page.getByRole('button', { name: '会員としてログイン' }).click();
  await expect(page).toHaveURL(`${stack.shellUrl}/account/user`);
  await expect(page.getByRole('main')).toContainText('userrgc');
  expect(await cookiesOf(context, 'user')).toEqual(
    hidden('gora_at_user', 'gora_it_user', 'gora_rt_user'),
  );
  // the auth server reads the id token of the browser, and nobody's
  const kept = (await context.cookies()).find(({ name }) => name === 'gora_it_user');
  await context.addCookies([{ ...kept!, value: 'of-nobody' }]);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('userrgc');
  const renewed = (await context.cookies()).find(({ name }) => name === 'gora_it_user');
  expect([kept?.value, 'of-nobody']).not.toContain(renewed?.value);
  await signOut(page, context, 'user');
});

test('[R6.03] a refusal is in the language of the visitor, and the name stays', async ({
  browser,
  stack,
}) => {
  for (const [locale, text] of [
    ['en-US', 'You could not be signed in.'],
    ['ko-KR', '로그인하지 못했습니다.'],
  ] as const) {
    const context = await browser.newContext({ locale, baseURL: stack.shellUrl });
    const page = await context.newPage();
    await page.goto('/account/suzaku/login');
    await page.locator('input[name=phoenix]').fill('4711');
    await page.locator('input[name=garuda]').fill('wrong');
    await page.locator('button[type=submit]').click();
    await expect(page.getByRole('alert')).toContainText(text);
    await expect(page.locator('input[name=phoenix]')).toHaveValue('4711');
    await context.close();
  }
});

for (const width of [1280, 390, 320])
  test(`[R6.03] at ${width} px axe finds nothing (A, AA) on the pages of accounts, and none is wider than the screen`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const check = async () => {
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    };
    for (const kind of ['default', 'rfb', 'suzaku', 'user']) {
      await page.goto(`/account/${kind}/login?ended=1`);
      await check();
    }
    await page.goto('/account/rfb/login?requested_contract_id=c-2002');
    await page.getByRole('link', { name: '予約サイトへ進む' }).click();
    await check();
    await page.goto('/account/suzaku/login');
    for (const secret of ['wrong', secretOf(stack, '4711')]) {
      await page.getByLabel('社員番号').fill('4711');
      await page.getByLabel('パスワード').fill(secret);
      await page.getByRole('button', { name: 'ログイン' }).click();
      const told = secret === 'wrong' ? page.getByRole('alert') : page.getByText('suzaku4711');
      await expect(told).toBeVisible();
      await check();
    }
  });
