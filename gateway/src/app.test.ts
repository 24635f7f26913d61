import { type AddressInfo, connect } from 'node:net';
import type {} from 'server-kit/http/draining';
import { drip } from 'server-kit/testing/drip';
import fc from 'fast-check';
import { buildApp } from './app.ts';
import { NO_MEMBERS } from './routes/user/members.ts';
import { sqlSearch } from './inventory/search/sqlSearch.ts';
import { NOW, openTestGateway, type TestGateway } from './testing/openTestGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

function options() {
  return {
    inventory: gateway.inventory,
    auth: gateway.auth,
    members: NO_MEMBERS,
    clock: () => NOW,
    siteOrigin: 'http://site.example',
    gatewayOrigin: 'http://gateway.example',
    rateLimit: 100_000,
    logLevel: 'silent',
    landingPages: true,
    longestLag: 0,
    trustedProxies: 'loopback',
  };
}

describe('the gateway', () => {
  it('[R7.15] describes every route below /gora in its OpenAPI document', async () => {
    const { openapi, paths } = (await gateway.app.inject('/gora/openapi.json')).json();
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths).sort()).toEqual([
      ...['default', 'rfb', 'suzaku', 'user'].flatMap((type) =>
        [...(type === 'rfb' ? ['authorize'] : []), 'login', 'logout', 'token', 'user'].map(
          (call) => `/gora/account/${type}/${call}`,
        ),
      ),
      '/gora/adplat',
      '/gora/adplat/click',
      '/gora/auth/login/panda',
      '/gora/auth/login/rbs',
      '/gora/auth/logout/panda',
      '/gora/auth/logout/rbs',
      '/gora/auth/panda',
      '/gora/auth/rbs',
      '/gora/auth/token/panda',
      '/gora/auth/token/rbs',
      '/gora/calendar/holidays',
      '/gora/content/blocks',
      '/gora/course/count',
      '/gora/course/coupon/search',
      '/gora/course/details',
      '/gora/course/facets',
      '/gora/course/list',
      '/gora/course/map',
      '/gora/course/map/prefectures',
      '/gora/course/plans',
      '/gora/course/price-calendar',
      '/gora/course/search',
      '/gora/course/sheet',
      '/gora/course/stock',
      '/gora/course/suggestion',
      '/gora/course/suggestion/result',
      '/gora/health',
      '/gora/health/ready',
      '/gora/image/content/{id}.svg',
      '/gora/image/course/{id}/{kind}.svg',
      '/gora/landing/booking/round.ics',
      '/gora/landing/login',
      '/gora/landing/logout',
      '/gora/landing/{site}',
      '/gora/solo/search',
      '/gora/supplier/changes',
      '/gora/supplier/streams/{stream}',
      '/gora/user/info',
      '/gora/weather',
    ]);
  });

  it('sends its security headers with every answer', async () => {
    for (const url of [
      '/gora/health',
      '/gora/nothing',
      '/gora/course/search?area[]=999',
      '/gora/user/info?callback=a',
    ]) {
      expect((await gateway.app.inject(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-resource-policy': 'same-site',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
      });
    }
  });

  it('[R3.24] answers 404 with a message where there is nothing', async () => {
    const reply = await gateway.app.inject('/gora/nothing');
    expect([reply.statusCode, reply.json()]).toEqual([
      404,
      { result_status: 404, data: [{ message: 'Not Found' }] },
    ]);
  });

  it('answers any query with 2xx or 4xx', async () => {
    const path = fc.constantFrom(
      '/course/search',
      '/course/details',
      '/course/coupon/search',
      '/course/list',
      '/course/stock',
      '/course/suggestion',
      '/calendar/holidays',
      '/content/blocks',
      '/adplat',
      '/user/info',
      '/landing/booking',
      '/landing/login',
    );
    const name = fc.oneof(
      fc.constantFrom(
        'area[]',
        'c_ids',
        'play_date_range',
        'search_c_name',
        'srch_keyword',
        'year',
        'month',
        'day',
        'widthday',
        'start_date',
        'end_date',
        'callback',
        'page',
        '__proto__',
        'c_id',
        'plan_id',
        'return',
      ),
      fc.string({ maxLength: 8 }),
    );
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.integer().map(String),
      fc.constantFrom(
        '%',
        '%00',
        '%E3%8',
        '10001',
        '2026-11-22',
        '0',
        '48',
        '12',
        '%25',
        "' or 1=1",
        '9'.repeat(40),
      ),
    );
    const pair = fc
      .tuple(name, value, fc.boolean())
      .map(
        ([key, text, isRaw]) =>
          `${encodeURIComponent(key)}=${isRaw ? text.replace(/[^!-~]/g, '') : encodeURIComponent(text.toWellFormed())}`,
      );
    await fc.assert(
      fc.asyncProperty(path, fc.array(pair, { maxLength: 12 }), async (route, pairs) => {
        const { statusCode } = await gateway.app.inject(
          `/gora${route}?${pairs.join('&').replaceAll('#', '')}`,
        );
        expect([2, 4]).toContain(Math.floor(statusCode / 100));
      }),
      { numRuns: 300 },
    );
  });

  it('refuses too many requests of one address with 429, says when to come back, and still says how it is', async () => {
    const app = await buildApp({ ...options(), rateLimit: 3 });
    for (let allowed = 0; allowed < 3; allowed += 1)
      expect((await app.inject('/gora/openapi.json')).statusCode).toBe(200);
    const { statusCode, headers } = await app.inject('/gora/openapi.json');
    expect([statusCode, Number(headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    // a probe must not take a busy server for a dead one
    for (const url of ['/gora/health', '/gora/health/ready'])
      expect((await app.inject(url)).statusCode).toBe(200);
    await app.close();
  });

  it('counts every visitor of a trusted shell server separately, and trusts no other forwarded address', async () => {
    const app = await buildApp({
      ...options(),
      rateLimit: 1,
      trustedProxies: 'loopback, 192.0.2.0/24',
    });
    const ask = async (remoteAddress: string, visitor: string) =>
      (
        await app.inject({
          url: '/gora/openapi.json',
          remoteAddress,
          headers: { 'x-forwarded-for': visitor },
        })
      ).statusCode;
    expect([
      await ask('192.0.2.7', '203.0.113.1'),
      await ask('192.0.2.7', '203.0.113.2'),
      await ask('192.0.2.8', '203.0.113.1'),
    ]).toEqual([200, 200, 429]);
    expect([
      await ask('198.51.100.9', '203.0.113.3'),
      await ask('198.51.100.9', '203.0.113.4'),
    ]).toEqual([200, 429]);
    await app.close();
  });

  it('[R10.05] ends a request whose head or body comes drop by drop', async () => {
    const app = await buildApp({ ...options(), requestTimeout: 100 });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo; // it listens on an address
    const head = 'POST /gora/account/user/login HTTP/1.1\r\nhost: a\r\n';
    const body = `${head}content-type: application/json\r\ncontent-length: 1000\r\n\r\n`;
    const [afterHead, afterBody] = await Promise.all([
      drip(connect(port, '127.0.0.1'), head, 'x: y\r\n'),
      drip(connect(port, '127.0.0.1'), body, ' '),
    ]);
    expect(afterHead).toContain('408 Request Timeout');
    expect(afterBody).toBe('');
    expect((await app.inject('/gora/health')).statusCode).toBe(200);
    await app.close();
  });

  it('answers part of ten times the load with 503 and Retry-After, and the rest as usual', async () => {
    const replies = await Promise.all(
      Array.from({ length: 640 }, () => gateway.app.inject('/gora/course/search?area[]=12')),
    );
    const statuses = new Set(replies.map(({ statusCode }) => statusCode));
    expect(statuses).toEqual(new Set([200, 503]));
    expect(replies.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBe('1');
    expect((await gateway.app.inject('/gora/course/search?area[]=12')).statusCode).toBe(200);
  });

  it('answers part of ten times the load of the top page with 503, whose offers are searches', async () => {
    const content = () => gateway.app.inject('/gora/content/blocks?device=pc&region=103&v=1');
    const replies = await Promise.all(Array.from({ length: 640 }, content));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]));
    expect((await content()).statusCode).toBe(200);
  });

  it('is alive but not ready while its database does not answer, and recovers', async () => {
    let isBroken = true;
    const broken = new Proxy(gateway.inventory.db, {
      get: (db, name) => {
        if (isBroken && name === 'selectFrom') throw new Error('disk I/O error');
        const value: unknown = Reflect.get(db, name);
        return typeof value === 'function' ? value.bind(db) : value;
      },
    });
    const app = await buildApp({
      ...options(),
      inventory: { ...gateway.inventory, db: broken, search: () => sqlSearch(broken) },
    });
    const statusOf = async (url: string) => (await app.inject(url)).statusCode;
    expect([
      await statusOf('/gora/health'),
      await statusOf('/gora/health/ready'),
      await statusOf('/gora/course/search?area[]=12'),
    ]).toEqual([200, 503, 500]);
    isBroken = false;
    expect([
      await statusOf('/gora/health/ready'),
      await statusOf('/gora/course/search?area[]=12'),
    ]).toEqual([200, 200]);
    await app.close();
  });

  it('goes on answering searches from memory while its database does not answer', async () => {
    const broken = new Proxy(gateway.inventory.db, {
      get: () => {
        throw new Error('disk I/O error');
      },
    });
    const app = await buildApp({ ...options(), inventory: { ...gateway.inventory, db: broken } });
    const reply = await app.inject('/gora/course/search?area[]=12');
    expect(reply.statusCode).toBe(200);
    expect(reply.json().search_cnt).toBeGreaterThan(0);
    await app.close();
  });

  it('hides the details of its own errors, and names the request', async () => {
    const broken = new Proxy(gateway.inventory.db, {
      get: () => {
        throw new Error('secret path /data');
      },
    });
    const app = await buildApp({
      ...options(),
      inventory: { ...gateway.inventory, db: broken, search: () => sqlSearch(broken) },
    });
    const reply = await app.inject('/gora/course/search?area[]=12');
    expect(reply.json().data[0].message).toMatch(/^Internal Server Error \([0-9a-f-]{36}\)$/);
    expect(reply.body).not.toContain('secret');
    await app.close();
  });

  it('is not ready while it shuts down, and asks clients to close their connections', async () => {
    const app = await buildApp(options());
    app.draining.start();
    const reply = await app.inject('/gora/health/ready');
    expect([reply.statusCode, reply.headers.connection]).toEqual([503, 'close']);
    await app.close();
  });
});
