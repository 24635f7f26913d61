import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectStaffHolds } from './staffHolds.ts';
import { expect, signInPanda, test } from './staff.ts';

const EVIL = 'http://evil.example/';

for (const path of [
  '/staff/panda/login',
  '/staff/panda/logout',
  '/gora/auth/login/panda',
  '/gora/auth/logout/panda',
  '/gora/auth/token/panda',
]) {
  test(`a form of another site sent to ${path} is refused with 403, and nobody is signed out`, async ({
    page,
    stack,
    watch,
  }) => {
    await signInPanda(page, stack);
    await page.route(EVIL, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${stack.staffUrl}${path}"><input name="bkey" value="x"><button>Win a round</button></form>`,
      }),
    );
    await page.goto(EVIL);
    const answer = page.waitForResponse(`${stack.staffUrl}${path}`);
    await page.getByRole('button').click();
    expect((await answer).status()).toBe(403);
    await page.goto('/staff/panda');
    await expect(page.getByRole('button', { name: 'ログアウト' })).toBeVisible();
    await expectStaffHolds(page, watch);
  });
}

test('no page frames a page of staff', async ({ page, stack }) => {
  const framing = createServer((_request, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end(`<iframe src="${stack.staffUrl}/staff/panda/login"></iframe>`);
  });
  framing.listen(0, '127.0.0.1');
  await once(framing, 'listening');
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(`http://127.0.0.1:${(framing.address() as AddressInfo).port}/`);
  await expect.poll(() => said.join(' ')).toContain('frame-ancestors');
  await expect(page.frameLocator('iframe').getByLabel('スタッフキー')).toHaveCount(0);
  framing.close();
});
