import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import type { Stack } from 'tooling/stack';
import { expect, test as serversAlone } from '../stack/serversAlone.ts';

/** A stack without widgets, which staff do not need; these tests end sessions and kill the gateway. */
export const test = serversAlone.extend({
  baseURL: async ({ stack }, provide) => provide(stack.staffUrl),
});
export { expect };

export function secretOf({ demoAccounts }: Stack, login: string): string {
  return demoAccounts.find((account) => account.login === login)?.secret ?? '';
}

/** Runs statements in the auth server's database, as another process may. */
function inDatabase<Result>(
  { assetStore }: Stack,
  work: (database: DatabaseSync) => Result,
): Result {
  const database = new DatabaseSync(join(assetStore, '../gateway/auth.sqlite'), {
    timeout: 10_000,
  });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** How often the auth server's log contains an event. */
export function audited(stack: Stack, event: string): number {
  return inDatabase(stack, (database) =>
    Number(
      (
        database
          .prepare('select count(*) as number from auth_audit where event = ?')
          .get(event) as { number: number }
      ).number,
    ),
  );
}

/** Ends every session without telling the pages. */
export function endSessions(stack: Stack): void {
  return inDatabase(stack, (database) => {
    database.exec('update auth_session set ended_at = 1');
  });
}

/** Makes every sign-in older than the ten minutes in which an act needs no further proof. */
export function ageSessions(stack: Stack): void {
  return inDatabase(stack, (database) => {
    database.exec('update auth_session set started_at = started_at - 660000');
  });
}

/** Expires every access token, while the browser still holds its cookie. */
export function expireAccess(stack: Stack): void {
  return inDatabase(stack, (database) => {
    database.exec("update auth_token set expires_at = 1 where kind = 'access'");
  });
}

/** Waits until the page is hydrated; an earlier click sends the plain form. */
function alive(page: Page) {
  return expect(
    page.getByRole('button', { name: 'パスワードを表示する' }).or(page.getByLabel('スタッフキー')),
  ).toBeVisible();
}

export async function signInPanda(
  page: Page,
  stack: Stack,
  at = '/staff/panda/login',
): Promise<void> {
  await page.goto(new URL(at, stack.staffUrl).href);
  await alive(page);
  await page.getByLabel('スタッフキー').fill(secretOf(stack, 'panda-1001'));
  await page.getByRole('button', { name: 'ログイン' }).click();
  await expect(page.getByRole('button', { name: 'ログアウト' })).toBeVisible();
}

export async function signInRbs(
  page: Page,
  stack: Stack,
  login = 'owner',
  password = secretOf(stack, login),
): Promise<void> {
  await page.goto('/staff/rbs/login');
  await alive(page);
  await page.getByLabel('ユーザー名').fill(login);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン' }).click();
}

/** Sends the form of a widget's card; no widget is published here. */
export function rollBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/staff/panda/releases/rollback';
    for (const [name, value] of Object.entries({ widget: 'mf-results', reason: 'too slow' }))
      form.append(Object.assign(document.createElement('input'), { name, value }));
    document.body.append(form);
    form.submit();
  });
}

/** Statuses of `times` simultaneous requests of a page's script for the signed-in account. */
export function whoAmI(page: Page, times: number, origin = ''): Promise<number[]> {
  return page.evaluate(
    async ([count, base]) =>
      Promise.all(
        Array.from(
          { length: Number(count) },
          async () =>
            (await fetch(`${base}/gora/auth/panda`, { headers: { 'x-auth-type': 'panda' } }))
              .status,
        ),
      ),
    [times, origin] as const,
  );
}
