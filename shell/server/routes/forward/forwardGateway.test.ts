/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import fastify, { type FastifyInstance } from 'fastify';
import { registerCookies } from 'server-kit/http/cookies';
import { AUTH_TYPES, isStaffKind } from 'shared-contracts/staff';
import { authModule } from '../../auth/authModule.ts';
import { registerAdmission } from '../../plugins/admission.ts';
import { registerGatewayForward } from './forwardGateway.ts';

let gateway: Server;
let shell: FastifyInstance;
let asked: IncomingMessage[];
let status: number;
let received: Buffer;
/** Until then the gateway answers nobody; it does not wait if undefined. */
let pause: Promise<void> | undefined;

beforeEach(async () => {
  asked = [];
  status = 200;
  pause = undefined;
  gateway = createServer((request, response) => {
    asked.push(request);
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        received = Buffer.concat(parts);
        const answer = () => response.writeHead(status, { 'retry-after': '1' }).end('{"ok":true}');
        if (pause) void pause.then(answer);
        else answer();
      });
  });
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
  shell = fastify();
  await registerAdmission(shell, { rateLimit: 10_000, longestLag: 0, pagesInFlight: 8 });
  await registerCookies(shell);
  const endpoint = {
    url: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    proxy: { needed: false, host: '', port: 0 },
  };
  const auth = authModule({
    gateway: endpoint,
    systems: AUTH_TYPES.filter((type) => !isStaffKind(type)),
    services: { user: 'omnig08', rfb: 'booking' },
    userCookies: [],
    pause: 1,
  });
  await registerGatewayForward(shell, {
    gateway: endpoint,
    weather: { ...endpoint, url: `${endpoint.url}/forecasts` },
    auth,
    mockName: 'search-mock',
    uploadLimit: 400_000,
  });
});
afterEach(async () => {
  await shell.close();
  await new Promise((closed) => {
    gateway.close(closed);
    gateway.closeAllConnections();
  });
});

async function listen(): Promise<AddressInfo> {
  await shell.listen({ port: 0, host: '127.0.0.1' });
  return shell.server.address() as AddressInfo;
}

describe('the forwarding to the gateway', () => {
  it.each(['?area[]=12&area[]=13', '?a=%zz', '?k=%E3%82', '?k=a%2F..%2Fb'])(
    '[R7.15] sends the query %s unchanged',
    async (query) => {
      expect((await shell.inject({ url: `/gora/course/search${query}` })).statusCode).toBe(200);
      expect(asked[0]?.url).toBe(`/gora/course/search${query}`);
    },
  );

  it('[R7.19] [R3.26] asks the configured source for the weather, and tells it no account', async () => {
    const headers = { 'x-auth-type': 'user', cookie: 'secret=1' };
    await shell.inject({ url: '/gora/weather?c_ids=7&play_date_range=2026-11-22', headers });
    expect(asked.map(({ url }) => url)).toEqual(['/forecasts?c_ids=7&play_date_range=2026-11-22']);
    expect(asked[0]?.headers).not.toHaveProperty('cookie');
    expect(asked[0]?.headers).not.toHaveProperty('authorization');
  });

  it("sends the visitor's address but no cookie", async () => {
    await shell.inject({
      url: '/gora/x',
      headers: { cookie: 'secret=1', accept: 'application/json' },
      remoteAddress: '192.0.2.7',
    });
    expect(asked[0]?.headers).toMatchObject({
      'x-forwarded-for': '192.0.2.7',
      accept: 'application/json',
    });
    expect(asked[0]?.headers['cookie']).toBeUndefined();
  });

  it.each([
    '/gora/metrics',
    '/gora/%6Detrics',
    '/gora/./metrics?x',
    '/gora//metrics',
    '/gora/openapi.json',
  ])('refuses %s, which is internal to the gateway', async (url) => {
    expect((await shell.inject({ url })).statusCode).toBe(404);
    expect(asked).toEqual([]);
  });

  it.each([
    '/gora/../x',
    '/gora/%2e%2e/x',
    '/gora/a/../../x',
    '/gora/..%2fx',
    '/gora/a/..%5c..%5cx',
  ])('refuses %s, which leaves the base of the gateway', async (path) => {
    const { port } = await listen();
    // a client that normalises no path
    const asking = request({ port, host: '127.0.0.1', path, agent: false }).end();
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    answer.resume();
    expect([answer.statusCode, asked.map(({ url }) => url)]).toEqual([404, []]);
  });

  it('closes the connection of a caller who asks for it, and keeps that of another', async () => {
    const { port } = await listen();
    const connectionOf = async (connection: string) => {
      const headers = { connection };
      const asking = request({ port, host: '127.0.0.1', path: '/gora/x', headers, agent: false });
      const [answer] = (await once(asking.end(), 'response')) as [IncomingMessage];
      answer.resume();
      return answer.headers.connection;
    };
    expect(await connectionOf('close')).toBe('close');
    expect(await connectionOf('keep-alive')).toBe('keep-alive');
  });

  it('[R7.17] names the configured mock', async () => {
    await shell.inject({ url: '/gora/x' });
    expect(asked[0]?.headers).toMatchObject({
      'x-api-name': 'search-mock',
      'x-version': 'release',
    });
  });

  const own = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin', host: 'localhost' };

  it('[R7.16] streams a form with files unchanged', async () => {
    const file = Buffer.alloc(300_000, 'x');
    const body = Buffer.concat([
      Buffer.from('--b\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\n'),
      file,
      Buffer.from('\r\n--b--\r\n'),
    ]);
    const answer = await shell.inject({
      method: 'POST',
      url: '/gora/upload',
      headers: { ...own, 'content-type': 'multipart/form-data; boundary=b' },
      payload: body,
    });
    expect([answer.statusCode, received.length, received.equals(body)]).toEqual([
      200,
      body.length,
      true,
    ]);
    expect(asked[0]?.headers['content-type']).toBe('multipart/form-data; boundary=b');
  });

  it('refuses a long form, and any body except JSON and a form with files', async () => {
    const send = async (type: string, payload: Buffer) =>
      (
        await shell.inject({
          method: 'POST',
          url: '/gora/upload',
          headers: { ...own, 'content-type': type },
          payload,
        })
      ).statusCode;
    expect(await send('multipart/form-data; boundary=b', Buffer.alloc(400_001))).toBe(413);
    expect(await send('application/x-www-form-urlencoded', Buffer.from('a=1'))).toBe(415);
    expect(await send('text/plain', Buffer.from('a'))).toBe(415);
    expect(asked).toEqual([]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    '[R7.16] sends a %s with its JSON unchanged',
    async (method) => {
      const payload = '{"a": 1.50,  "b":"ゴルフ"}';
      await shell.inject({
        method,
        url: '/gora/x?id=1',
        headers: { ...own, 'content-type': 'application/json' },
        payload,
      });
      expect([asked[0]?.method, asked[0]?.url, received.toString()]).toEqual([
        method,
        '/gora/x?id=1',
        payload,
      ]);
    },
  );

  it('calls a gateway that sheds load only once, and returns its answer', async () => {
    status = 503;
    const answer = await shell.inject({ url: '/gora/x' });
    expect([answer.statusCode, answer.headers['retry-after'], asked.length]).toEqual([503, '1', 1]);
  });

  it('[R8.03] answers 502 if the gateway cannot be reached', async () => {
    await new Promise((closed) => {
      gateway.close(closed);
      gateway.closeAllConnections();
    });
    expect((await shell.inject({ url: '/gora/x' })).statusCode).toBe(502);
    gateway.listen(0);
  });

  it.each(['GET', 'POST'])(
    'has places for others after many visitors left before their %s was answered',
    async (method) => {
      const { port } = await listen();
      const headers = { ...own, host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}` };
      const ask = () => {
        const asking = request({
          port,
          host: '127.0.0.1',
          path: '/gora/x',
          method,
          headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
          agent: false,
        });
        return asking.end(method === 'POST' ? '{}' : undefined);
      };
      const gate = Promise.withResolvers<void>();
      pause = gate.promise;
      // as many as one network may have
      const leaving = Array.from({ length: 64 }, () => ask());
      while (asked.length < leaving.length) await new Promise(setImmediate);
      for (const each of leaving) each.on('error', () => {}).destroy();
      const connections = promisify(shell.server.getConnections.bind(shell.server));
      while ((await connections()) > 0) await new Promise(setImmediate);
      gate.resolve();
      async function statusOf() {
        const [answer] = (await once(ask(), 'response')) as [IncomingMessage];
        answer.resume();
        return answer.statusCode;
      }
      // the shell hears of it a little later
      while ((await statusOf()) !== 200);
    },
  );
});
