import { expect, signInPanda, test, whoAmI } from './staff.ts';

test('[R1.10][R10.06] the staff have a host of their own: the site has none of their pages, the staff none of the site', async ({
  page,
  request,
  stack,
}) => {
  for (const path of ['/staff/panda/login', '/staff/rbs/login', '/staff/panda/releases'])
    expect((await request.get(stack.shellUrl + path)).status()).toBe(404);
  for (const path of [
    '/',
    '/index-pc',
    '/search/',
    '/builds/latest.json',
    '/telemetry',
    '/metrics',
  ])
    expect((await request.get(stack.staffUrl + path)).status()).toBe(404);
  await page.goto(`${stack.staffUrl}/index-pc`);
  await expect(page.getByText('ページが見つかりません。')).toBeVisible();
});

test('[R10.06] a script of the site, of a widget too, asks nothing in the name of the staff who are signed in beside it', async ({
  page,
  context,
  stack,
}) => {
  await signInPanda(page, stack);
  expect(await whoAmI(page, 1)).toEqual([200]);
  const site = await context.newPage();
  await site.goto(`${stack.shellUrl}/index-pc`);
  // its own host does not know staff
  expect(await whoAmI(site, 1)).toEqual([400]);
  // the staff's host answers no page of another origin
  const asked = await site.evaluate(
    async (url) =>
      Promise.allSettled([
        fetch(`${url}/gora/auth/panda`, { headers: { 'x-auth-type': 'panda' } }),
        fetch(`${url}/staff/panda/releases`, { credentials: 'include' }),
        fetch(`${url}/staff/panda/logout`, { method: 'POST', credentials: 'include' }),
      ]).then((all) => all.map(({ status }) => status)),
    stack.staffUrl,
  );
  expect(asked).toEqual(['rejected', 'rejected', 'rejected']);
  await page.reload();
  await expect(page.getByRole('button', { name: 'ログアウト' })).toBeVisible();
});

test('a server that starts says which hosts it has, each answers about its health', async ({
  request,
  stack,
}) => {
  for (const url of [stack.shellUrl, stack.staffUrl, stack.frameUrl])
    expect((await request.get(`${url}/health`)).status()).toBe(200);
});
