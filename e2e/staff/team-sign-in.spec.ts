import { issueToken } from 'registry/client';
import { expect, test } from '../stack/test.ts';
import { signInPanda } from './staff.ts';
import { at, NAME, sessionCookie, signIn } from './team.ts';

test('[R10.02] a team signs in by its token, sees its own widget and no other, and is signed out for good', async ({
  page,
  context,
  stack,
}) => {
  await page.goto(at(stack, `/${NAME}`));
  await page.getByLabel('レジストリーのトークン').fill('no-token-of-any-team');
  await page.getByRole('button', { name: 'ログイン' }).click();
  await expect(page.getByRole('alert')).toContainText('ログインできませんでした');
  expect(await sessionCookie(context)).toBeUndefined();
  await signIn(page, stack);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
  const cookie = (await sessionCookie(context))!;
  expect(cookie).toMatchObject({
    path: '/staff/team',
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
  });
  expect(cookie.value).not.toBe(stack.access.tokens[NAME]);
  // neither the token nor the session is in the page
  const html = await page.content();
  expect(html).not.toContain(cookie.value);
  expect(html).not.toContain(stack.access.tokens[NAME]);

  for (const other of ['/mf-results', '/mf-nobody'])
    expect((await page.request.get(at(stack, other))).status()).toBe(404);
  const headers = { cookie: `asashiba_team=${cookie.value}`, 'sec-fetch-site': 'same-origin' };
  const rollBack = (name: string, more: Record<string, string> = {}) =>
    fetch(at(stack, `/${name}/rollback`), {
      method: 'POST',
      headers: { ...headers, ...more },
      body: new URLSearchParams({ reason: 'not mine' }),
    }).then(({ status }) => status);
  expect(await rollBack('mf-results')).toBe(404);
  expect(await rollBack(NAME, { 'sec-fetch-site': 'cross-site' })).toBe(403);

  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect(page.getByRole('status')).toHaveText('ログアウトしました。');
  expect(await sessionCookie(context)).toBeUndefined();
  // who has kept the cookie has nothing
  expect(await rollBack(NAME)).toBe(401);
});

test('[R10.04] the operator sees all widgets; panda staff do, too, and act elsewhere; a token without acts has no forms', async ({
  page,
  stack,
}) => {
  const { registryUrl, access } = stack;
  await signIn(page, stack, access.tokens['operator']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('すべてのウィジェット');
  for (const name of ['mf-ads', 'mf-results', 'mf-search-form'])
    await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('link', { name: 'mf-results' }).click();
  await expect(page.getByRole('button', { name: '凍結する' })).toBeVisible();
  await page.getByRole('button', { name: 'ログアウト' }).click();

  const { token } = await issueToken({
    registryUrl,
    token: access.tokens['operator'] ?? '',
    widget: NAME,
    acts: ['publish'],
    days: 1,
    reason: 'to publish only',
  });
  await signIn(page, stack, token);
  await expect(page.getByText('このログインでできる操作はありません。')).toBeVisible();
  await expect(page.getByRole('button', { name: '前の版に戻す' })).toHaveCount(0);
  await page.getByRole('button', { name: 'ログアウト' }).click();

  await signInPanda(page, stack, '/staff/panda/login?return=/staff/panda/releases');
  await page
    .getByRole('region', { name: 'mf-results' })
    .getByRole('link', { name: 'チームのページで詳しく見る' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('mf-results');
  await expect(page.getByRole('button', { name: '前の版に戻す' })).toHaveCount(0);
  await page.getByRole('link', { name: '操作はリリースのページで行います。' }).click();
  await expect(page.getByRole('heading', { name: 'リリースの確認と操作' })).toBeVisible();
});
