/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { authModule } from '../auth/authModule.ts';
import { registerGatewayForward } from './forwardGateway.ts';

let gateway: Server;
let shell: FastifyInstance;
let asked: IncomingMessage[];
let status: number;

beforeEach(async () => {
  asked = [];
  status = 200;
  gateway = createServer((request, response) => {
    asked.push(request);
    response.writeHead(status, { 'retry-after': '1' }).end('{"ok":true}');
  });
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
  shell = fastify();
  const endpoint = { url: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`, proxy: { needed: false, host: '', port: 0 } };
  const auth = authModule({ gateway: endpoint, services: { user: 'omnig08', rfb: 'booking' }, userCookies: [], pause: 1 });
  await registerGatewayForward(shell, { gateway: endpoint, auth, mockName: 'search-mock' });
});
afterEach(async () => {
  await shell.close();
  await new Promise((closed) => { gateway.close(closed); gateway.closeAllConnections(); });
});

describe('the way to the gateway', () => {
  it.each(['?area[]=12&area[]=13', '?a=%zz', '?k=%E3%82', '?k=a%2F..%2Fb'])('[R7.15] carries the query %s as it came', async (query) => {
    expect((await shell.inject({ url: `/gora/course/search${query}` })).statusCode).toBe(200);
    expect(asked[0]?.url).toBe(`/gora/course/search${query}`);
  });

  it('names the visitor, and hands on no cookie', async () => {
    await shell.inject({ url: '/gora/x', headers: { cookie: 'secret=1', accept: 'application/json' }, remoteAddress: '192.0.2.7' });
    expect(asked[0]?.headers).toMatchObject({ 'x-forwarded-for': '192.0.2.7', accept: 'application/json' });
    expect(asked[0]?.headers['cookie']).toBeUndefined();
  });

  it('asks a gateway that sheds load once, and hands its answer on', async () => {
    status = 503;
    const answer = await shell.inject({ url: '/gora/x' });
    expect([answer.statusCode, answer.headers['retry-after'], asked.length]).toEqual([503, '1', 1]);
  });

  it('[R8.03] answers 502 when the gateway is gone', async () => {
    await new Promise((closed) => { gateway.close(closed); gateway.closeAllConnections(); });
    expect((await shell.inject({ url: '/gora/x' })).statusCode).toBe(502);
    gateway.listen(0);
  });
});
