import type { BrowserContext, Page } from '@playwright/test';
import type { Stack } from 'tooling/stack';
import { type FailingGateway, failingRenewals } from './failingRenewals.ts';
import { expectStaffHolds } from './staffHolds.ts';
import { audited, endSessions, expect, expireAccess, signInPanda, test, whoAmI } from './staff.ts';

/**
 * Lets the documents that a page opens from now on note that they hear `focus`, which they do once they
 * are hydrated.
 */
function noteListening(page: Page) {
  return page.addInitScript(() => {
    window.addEventListener = new Proxy(window.addEventListener, {
      apply(add, target, given: Parameters<typeof window.addEventListener>) {
        Reflect.apply(add, target, given);
        if (given[0] === 'focus') Object.assign(globalThis, { hearsFocus: true });
      },
    });
  });
}

/** Comes back to the tab of a page, once its document hears it. */
async function comeBackTo(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hearsFocus' in globalThis);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
  });
}

test('[R4.29] the access token ends in the middle of work: the work goes on', async ({
  healthyPage: page,
  context,
  stack,
}) => {
  await signInPanda(page, stack);
  await context.clearCookies({ name: '__rg_panda_at' });
  await page.getByRole('link', { name: /リリースの確認と操作/ }).click();
  await expect(page.getByRole('heading', { name: 'リリースの確認と操作' })).toBeVisible();
  expect((await context.cookies()).some(({ name }) => name === '__rg_panda_at')).toBe(true);
});

test('[R4.30] the auth server says 401 in the middle of work: renewed and tried again, unseen', async ({
  healthyPage: page,
  stack,
}) => {
  await signInPanda(page, stack);
  expireAccess(stack);
  expect(await whoAmI(page, 1)).toEqual([200]);
});

test('[R4.27] a refresh refused with 400 leads to the login, which says why, and back to the same page', async ({
  page,
  context,
  stack,
}) => {
  await noteListening(page);
  await signInPanda(page, stack, '/staff/panda/login?return=/staff/panda/releases');
  await expect(page).toHaveURL(/\/staff\/panda\/releases$/);
  endSessions(stack);
  await comeBackTo(page);
  await expect(page).toHaveURL(
    /\/staff\/panda\/login\?ended=1&return=%2Fstaff%2Fpanda%2Freleases$/,
  );
  await expect(page.getByRole('status')).toHaveText(
    'セッションが終了しました。もう一度ログインしてください。',
  );
  expect((await context.cookies()).filter(({ name }) => name.startsWith('__rg_panda'))).toEqual([]);
  await signInPanda(page, stack, page.url());
  await expect(page).toHaveURL(/\/staff\/panda\/releases$/);
});

test("[R4.29] two tabs, two shell servers and 20 calls at the token's end: one rotation in the auth server's log", async ({
  page,
  context,
  stack,
  watch,
}) => {
  await signInPanda(page, stack);
  const second = await stack.anotherShell();
  const other = await context.newPage();
  await other.goto(`${second.staffUrl}/staff/panda`);
  await expect(other.getByRole('button', { name: 'ログアウト' })).toBeVisible();
  const before = audited(stack, 'rotated');
  await context.clearCookies({ name: '__rg_panda_at' });
  const statuses = await Promise.all([whoAmI(page, 10), whoAmI(other, 10)]);
  expect(new Set(statuses.flat())).toEqual(new Set([200]));
  expect(audited(stack, 'rotated') - before).toBe(1);
  expect(await whoAmI(page, 1)).toEqual([200]);
  await other.close();
  await second.stop();
  await expectStaffHolds(page, watch);
});

test('[R7.11] a logout while tokens are renewed: logged out once, and not revived', async ({
  page,
  context,
  stack,
  watch,
}) => {
  await signInPanda(page, stack);
  const before = audited(stack, 'signed-out');
  await context.clearCookies({ name: '__rg_panda_at' });
  await page.evaluate(async () => {
    const headers = { 'x-auth-type': 'panda', 'content-type': 'application/json' };
    const calls = Array.from({ length: 5 }, () => fetch('/gora/auth/panda', { headers }));
    await Promise.allSettled([
      ...calls,
      fetch('/gora/auth/logout/panda', { method: 'POST', headers, body: '{}' }),
    ]);
  });
  expect(audited(stack, 'signed-out') - before).toBe(1);
  await page.goto('/staff/panda');
  await expect(page).toHaveURL(/\/staff\/panda\/login/);
  expect((await context.cookies()).filter(({ name }) => name.startsWith('__rg_panda'))).toEqual([]);
  await expectStaffHolds(page, watch);
});

test('the gateway is killed and started again: the page says so, and the session is kept', async ({
  page,
  stack,
  watch,
}) => {
  await noteListening(page);
  await signInPanda(page, stack);
  await stack.kill('gateway');
  await comeBackTo(page);
  await expect(page.getByRole('status')).toContainText('サーバーに接続できません。');
  await stack.restart('gateway');
  await page.evaluate(() => {
    window.dispatchEvent(new Event('online'));
  });
  await expect(page.getByRole('status')).toHaveCount(0);
  await page.getByRole('link', { name: /リリースの確認と操作/ }).click();
  await expect(page).toHaveURL(/\/staff\/panda\/releases$/);
  await expectStaffHolds(page, watch);
});

test('[R4.27] the auth server is away when the tokens have to be renewed: the call waits for it, and nobody is signed out', async ({
  page,
  context,
  stack,
}) => {
  await signInPanda(page, stack);
  await context.clearCookies({ name: '__rg_panda_at' });
  await stack.kill('gateway');
  const [statuses] = await Promise.all([whoAmI(page, 3), stack.restart('gateway')]);
  expect(statuses).toEqual([200, 200, 200]);
  await page.getByRole('link', { name: /リリースの確認と操作/ }).click();
  await expect(page).toHaveURL(/\/staff\/panda\/releases$/);
});

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly stack: Stack;
}

/**
 * Signs panda in on a shell whose gateway can fail to renew tokens, ends the access token, and does the
 * work; `times` renewals fail from then on.
 */
async function whileRenewalsFail(
  { page, context, stack }: Visit,
  times: number,
  work: (gateway: FailingGateway) => Promise<void>,
): Promise<void> {
  const gateway = await failingRenewals(stack.gatewayUrl);
  const shell = await stack.anotherShell({ GATEWAY_URL: gateway.url });
  try {
    await signInPanda(page, stack, `${shell.staffUrl}/staff/panda/login`);
    gateway.failNext(times);
    await context.clearCookies({ name: '__rg_panda_at' });
    await work(gateway);
  } finally {
    await shell.stop();
    await gateway.stop();
  }
}

test('[R4.27] the auth server answers renewals with 500 for a while: the calls wait for it, and nobody is signed out', async ({
  page,
  context,
  stack,
  watch,
}) => {
  await whileRenewalsFail({ page, context, stack }, 3, async (gateway) => {
    expect(await whoAmI(page, 3)).toEqual([200, 200, 200]);
    expect(gateway.failed()).toBe(3);
    await page.getByRole('link', { name: /リリースの確認と操作/ }).click();
    await expect(page.getByRole('heading', { name: 'リリースの確認と操作' })).toBeVisible();
  });
  await expectStaffHolds(page, watch);
});

test('[R4.27] the auth server answers every renewal with 500: in the end the tokens are gone and the login says why', async ({
  page,
  context,
  stack,
  watch,
}) => {
  await noteListening(page);
  await whileRenewalsFail({ page, context, stack }, Infinity, async (gateway) => {
    await comeBackTo(page);
    // the waiting for the auth server lasts 20 s
    await page.waitForURL(/\/staff\/panda\/login\?ended=1/, { timeout: 60_000 });
    await expect(page.getByRole('status')).toHaveText(
      'セッションが終了しました。もう一度ログインしてください。',
    );
    expect(gateway.failed()).toBeGreaterThan(1);
    const cookies = await context.cookies();
    expect(cookies.filter(({ name }) => name.startsWith('__rg_panda'))).toEqual([]);
    gateway.failNext(0);
    await signInPanda(page, stack, page.url());
  });
  await expectStaffHolds(page, watch);
});
