import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAlive } from '../stack/expectAlive.ts';
import { expect, test } from '../stack/ownStack.ts';
import { PC, signInAs, slot } from './panelPage.ts';

test('[R3.26][R7.01] a member is known where only a proxy leads to the user API', async ({
  page,
  start,
  ends,
}) => {
  const asked: string[] = [];
  const proxy = createServer(({ url = '', method, headers }, response) => {
    asked.push(url);
    forward(url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    }).end();
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  ends.defer(async () => void proxy.close());
  const { port } = proxy.address() as AddressInfo;
  const stack = await start({
    publish: ['mf-member-panel'],
    shellSettings: { USER_API_PROXY: `http://127.0.0.1:${port}` },
  });
  const own: string[] = [];
  page.on('request', (request) => own.push(request.url()));
  await signInAs(page, stack, /芝田 朝子/, PC);
  await expectAlive(page, 'member');
  await expect(slot(page, 'member')).toContainText('芝田 朝子 さん');
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.every((url) => url.startsWith(`${stack.gatewayUrl}/gora/user/info?`))).toBe(true);
  expect(own.filter((url) => url.includes('/gora/user/info'))).toEqual([]);
});
