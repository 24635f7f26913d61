import { expect, secretOf, signInPanda, signInRbs, test } from './staff.ts';

test('[R1.10][R6.02] panda signs in with its key and sees who it is and until when; no script sees a token', async ({
  healthyPage: page,
  context,
  stack,
}) => {
  await signInPanda(page, stack);
  await expect(page).toHaveURL(`${stack.staffUrl}/staff/panda`);
  for (const text of ['panda1001', '朝野 みどり', '2026年11月21日（土）'])
    await expect(page.getByRole('main')).toContainText(text);
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/panda/);
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('__rg_panda'));
  expect(cookies.map(({ name, httpOnly, secure, path }) => [name, httpOnly, secure, path])).toEqual(
    [
      ['__rg_panda_at', true, true, '/'],
      ['__rg_panda_rt', true, true, '/'],
    ],
  );
  const html = await page.content();
  for (const { value } of cookies) expect(html).not.toContain(value);
});

test('[R6.02][R9.05] rbs signs in with name and password; who has the token sees that invoices may be downloaded', async ({
  healthyPage: page,
  context,
  stack,
}) => {
  await signInRbs(page, stack);
  await expect(page.getByRole('main')).toContainText('ダウンロードできます');
  await expect(page.getByRole('main')).toContainText('rbs_1_10001');
  expect(
    (await context.cookies())
      .map(({ name }) => name)
      .filter((name) => name.startsWith('gora_'))
      .sort(),
  ).toEqual(['gora_at_rbs', 'gora_dit_rbs', 'gora_rt_rbs']);
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/gora_.*rbs/);
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect(page).toHaveURL(/\/staff\/rbs\/login\?out=1$/);
  expect((await context.cookies()).filter(({ name }) => name.endsWith('_rbs'))).toEqual([]);
  await signInRbs(page, stack, 'front');
  await expect(page.getByRole('main')).toContainText('ダウンロードできません');
});

test('[R3.24] a wrong password: one message with the focus, the name stays, the password goes', async ({
  page,
  stack,
}) => {
  await signInRbs(page, stack, 'owner', 'wrong');
  const message = page.getByRole('alert');
  await expect(message).toHaveText('ログインできませんでした。入力内容をご確認ください。');
  await expect(message).toBeFocused();
  await expect(page.getByLabel('ユーザー名')).toHaveValue('owner');
  await expect(page.getByLabel('パスワード', { exact: true })).toHaveValue('');
});

test('[R1.10] who is signed in to one side is nobody on the other', async ({ page, stack }) => {
  await signInRbs(page, stack);
  await expect(page.getByRole('button', { name: 'ログアウト' })).toBeVisible();
  await page.goto('/staff/panda/releases');
  await expect(page).toHaveURL(/\/staff\/panda\/login\?return=%2Fstaff%2Fpanda%2Freleases$/);
});

test('[R4.26] signing out in one tab signs out in all', async ({ page, context, stack }) => {
  await signInPanda(page, stack);
  const other = await context.newPage();
  await other.goto('/staff/panda/releases');
  await page.bringToFront();
  await page.getByRole('button', { name: 'ログアウト' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/staff\/panda\/login\?out=1$/);
    await expect(tab.getByRole('status')).toHaveText('ログアウトしました。');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[R10.06] staff sign in, are told what was wrong, and sign out by plain forms', async ({
    page,
    stack,
  }) => {
    await page.goto('/staff/rbs');
    await page.getByLabel('ユーザー名').fill('owner');
    await page.getByLabel('パスワード').fill('wrong');
    await page.getByRole('button', { name: 'ログイン' }).click();
    await expect(page.getByRole('alert')).toContainText('ログインできませんでした。');
    await expect(page.getByLabel('ユーザー名')).toHaveValue('owner');
    await page.getByLabel('パスワード').fill(secretOf(stack, 'owner'));
    await page.getByRole('button', { name: 'ログイン' }).click();
    await expect(page).toHaveURL(`${stack.staffUrl}/staff/rbs`);
    await page.getByRole('button', { name: 'ログアウト' }).click();
    await expect(page.getByText('ログアウトしました。')).toBeVisible();
  });
});
