/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { authPaths, type AuthType } from 'shared-contracts/staff';
import type { RequestOptions } from 'shared-contracts/widget';
import { CookieJar, runGateway, type RunningGateway, STAFF_SECRETS } from '../../testing/runningGateway.ts';
import { axiosRequestClient } from '../../src/host/request/axiosClient.ts';
import { registerGatewayForward } from '../forward/forwardGateway.ts';
import { authModule } from './authModule.ts';
import { registerAuthRoutes } from './authRoutes.ts';
import { requirePanda, staffOf } from './requireStaff.ts';

const LOGIN = {
  panda: { bkey: STAFF_SECRETS.panda }, rbs: { username: 'owner', password: STAFF_SECRETS.rbs },
  rfb: { authorization_code: STAFF_SECRETS.rfb }, suzaku: { phoenix: '4711', garuda: STAFF_SECRETS.suzaku },
  default: { username: 'someone', password: STAFF_SECRETS.default }, user: {},
} as const;

let gateway: RunningGateway;
const shells: FastifyInstance[] = [];
const origin = (shell: FastifyInstance) => `http://127.0.0.1:${(shell.server.address() as AddressInfo).port}`;

const aShell = async (): Promise<FastifyInstance> => {
  const app = fastify();
  const endpoint = { url: gateway.url, proxy: { needed: false, host: '', port: 0 } };
  const auth = authModule({ gateway: endpoint, services: { user: 'omnig08', rfb: 'booking' }, userCookies: ['gora_demo_member'], cookieDomain: 'golf.example', pause: 5 });
  await registerAuthRoutes(app, auth);
  await registerGatewayForward(app, { gateway: endpoint, auth });
  app.get('/staff/panda/thing', { onRequest: requirePanda(auth) }, async (request) => staffOf(request).identity);
  app.post('/staff/panda/thing', { onRequest: requirePanda(auth) }, async (request) => staffOf(request).identity);
  await app.listen({ port: 0, host: '127.0.0.1' });
  shells.push(app);
  return app;
};

/** A browser with its cookies, and the product's own client in it. */
const aBrowser = (shell: FastifyInstance, jar = new CookieJar()) => {
  const own = { origin: origin(shell), 'sec-fetch-site': 'same-origin' };
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(origin(shell) + path, {
      method, redirect: 'manual', headers: { ...own, cookie: jar.header, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers }, ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    jar.keep(answer.headers.getSetCookie());
    return answer;
  };
  const post = (path: string, body: unknown = {}, headers = {}) => call('POST', `/gora${path}`, body, headers);
  return {
    jar, post, call,
    signIn: (type: AuthType, more: object = {}) => post(authPaths(type).login, { ...LOGIN[type], ...more }),
    whoAmI: (type: AuthType) => call('GET', `/gora${authPaths(type).user}`, undefined, { 'x-auth-type': type }),
    /** `host.request`; a browser would put the cookies in by itself. */
    request: (path: string, options: RequestOptions) => axiosRequestClient({ baseUrl: `${origin(shell)}/gora`, headers: { ...own, cookie: jar.header } }).get(path, options),
  };
};

let shell: FastifyInstance;
beforeAll(async () => { gateway = await runGateway(); }, 120_000);
beforeEach(async () => {
  gateway.breakLine(() => undefined);
  gateway.asked.length = 0;
  shell = await aShell();
});
afterEach(async () => { await Promise.all(shells.splice(0).map((app) => app.close())); });
afterAll(() => gateway.stop());

const tokenCalls = () => gateway.asked.filter((call) => call.includes('/token')).length;

describe('signing in through the shell', () => {
  it('[R4.26][R9.05][R10.06] keeps panda\'s tokens in cookies of their names, path and age, which no script reads', async () => {
    const answer = await aBrowser(shell).signIn('panda');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__rg_panda_at=[\w-]{43}; Path=\/; Max-Age=900; Secure; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^__rg_panda_rt=[\w-]{43}; Path=\/; Max-Age=43(200|199); Secure; HttpOnly; SameSite=Lax$/),
    ]);
    expect(gateway.asked).toEqual(['POST /gora/auth/login/panda']);
  });

  it('[R3.22][R9.05][R7.10] keeps rbs\'s three tokens, and tells the page their lives alone', async () => {
    const browser = aBrowser(shell);
    const answer = await browser.signIn('rbs');
    expect([...browser.jar.kept.keys()]).toEqual(['gora_at_rbs', 'gora_rt_rbs', 'gora_dit_rbs']);
    const said = await answer.text();
    expect(Object.keys(JSON.parse(said).data[0])).toEqual(['access_token_expires_in', 'refresh_token_expires_in', 'invoice_download_token_expires_in']);
    for (const token of browser.jar.kept.values()) expect(said).not.toContain(token);
  });

  it('[R3.24][R5.39] hands what was typed to the auth server unchecked, and its message back', async () => {
    const browser = aBrowser(shell);
    const answer = await browser.post('/auth/login/rbs', { username: '', password: ' ' });
    expect([answer.status, await answer.json(), browser.jar.kept.size]).toEqual([401, { data: [{ message: 'Login failed' }] }, 0]);
  });

  it('[R3.23][R6.02][R7.13] reads who is signed in', async () => {
    const browser = aBrowser(shell);
    await browser.signIn('rbs');
    expect(await browser.request('/auth/rbs', { auth: 'rbs' })).toMatchObject({ data: [{ authority: '1', golf_course_id: 10_001 }] });
  });

  it('[R7.11][R4.26] clears the cookies at logout, and the session is over at the auth server too', async () => {
    const browser = aBrowser(shell);
    await browser.signIn('panda');
    const before = browser.jar.header;
    const answer = await browser.post('/auth/logout/panda');
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().every((line) => line.includes('Max-Age=0'))).toBe(true);
    const revived = new CookieJar();
    revived.keep(before.split('; '));
    expect((await aBrowser(shell, revived).whoAmI('panda')).status).toBe(401);
  });

  it('[R7.11] keeps the cookies where the logout failed', async () => {
    const browser = aBrowser(shell);
    await browser.signIn('panda');
    gateway.breakLine((call) => (call.includes('logout') ? 500 : undefined));
    expect((await browser.post('/auth/logout/panda')).status).toBe(502);
    expect(browser.jar.kept.size).toBe(2);
  });

  it.each([
    ['rfb', 'gora_at_rfb'], ['suzaku', 'gora_at_suzaku'], ['default', 'gora_at_default'],
  ] as const)('[R3.25][R6.03][R9.05] signs in to %s by its own call, with cookies for the parent site domain', async (type, cookie) => {
    const browser = aBrowser(shell);
    const answer = await browser.signIn(type, type === 'rfb' ? { requested_contract_id: 'c-9' } : {});
    const [access = ''] = answer.headers.getSetCookie();
    expect(access).toMatch(new RegExp(`^${cookie}=[^;]+; Path=/; Max-Age=900; Domain=golf.example; Secure`));
    expect((await browser.whoAmI(type)).status).toBe(200);
    expect((await browser.post(authPaths(type).token)).status).toBe(200);
    expect((await browser.post(authPaths(type).logout)).status).toBe(200);
  });

  it('[R3.25][R6.03][R7.13] signs a member of the user site in by the site\'s cookie, with an id token that user info takes', async () => {
    const browser = aBrowser(shell);
    browser.jar.keep(['gora_demo_member=rgc']);
    await browser.signIn('user');
    expect(browser.jar.kept.has('gora_it_user')).toBe(true);
    const info = await browser.request('/account/user/user', { auth: { type: 'user', token: 'id' }, query: { grant_type: 'id_token' } });
    expect(info).toMatchObject({ data: [{ user_id: 'rgc' }] });
    expect(gateway.asked.at(-1)).toBe('GET /gora/account/user/user?grant_type=id_token');
  });

  it.each(['/auth/login/tiger', '/auth/token/tiger', '/account/tiger/login'])('[R5.38] says that the auth type of %s is invalid', async (path) => {
    const answer = await aBrowser(shell).post(path, {});
    expect([answer.status, (await answer.json()).data[0].message]).toEqual([400, 'Auth type is invalid: tiger']);
  });
});

describe('calls in somebody\'s name', () => {
  it('[R5.39] fail without any token: No Access Token!!!, and without an id token: No ID Token!!!', async () => {
    const { request } = aBrowser(shell);
    await expect(request('/auth/panda', { auth: 'panda' })).rejects.toMatchObject({ code: 'invalid_auth', status: 401, message: 'No Access Token!!!' });
    await expect(request('/account/user/user', { auth: { type: 'user', token: 'id' } })).rejects.toMatchObject({ code: 'invalid_auth', status: 401, message: 'No ID Token!!!' });
    expect(gateway.asked).toEqual([]);
  });

  it('[R4.28][R5.38] a refresh without a refresh token fails at once: No Refresh Token!!!', async () => {
    const answer = await aBrowser(shell).post('/auth/token/panda');
    expect([answer.status, (await answer.json()).data[0].message, gateway.asked]).toEqual([401, 'No Refresh Token!!!', []]);
  });

  it('[R7.16] keep their answer from every cache, however public the same call is without a name', async () => {
    const browser = aBrowser(shell);
    await browser.signIn('panda');
    const path = '/gora/calendar/holidays?start_date=2026-11-21&end_date=2026-12-21';
    const [open, named] = [await browser.call('GET', path), await browser.call('GET', path, undefined, { 'x-auth-type': 'panda' })];
    expect([open.status, named.status]).toEqual([200, 200]);
    expect([open.headers.get('cache-control') === 'private, no-store', named.headers.get('cache-control')]).toEqual([false, 'private, no-store']);
  });

  it('[R5.38] an account system that there is not is said to be invalid', async () => {
    await expect(aBrowser(shell).request('/auth/panda', { auth: 'tiger' as AuthType })).rejects.toMatchObject({
      code: 'api_error', status: 400, message: expect.stringContaining('(ApiErrorMessage: Auth type is invalid: tiger)'),
    });
  });

  it('[R4.29] get a new token first where only the refresh token is left, and the cookies with it', async () => {
    const browser = aBrowser(shell);
    await browser.signIn('panda');
    const [old] = [browser.jar.kept.get('__rg_panda_rt')];
    browser.jar.kept.delete('__rg_panda_at');
    gateway.asked.length = 0;
    expect((await browser.whoAmI('panda')).status).toBe(200);
    expect(gateway.asked).toEqual(['POST /gora/auth/token/panda', 'GET /gora/auth/panda']);
    expect(browser.jar.kept.has('__rg_panda_at')).toBe(true);
    expect(browser.jar.kept.get('__rg_panda_rt')).not.toBe(old);
  });

  it('[R4.30][R4.27] are renewed and tried again once after a 401', async () => {
    const browser = aBrowser(shell);
    await browser.signIn('panda');
    gateway.expireAccess();
    gateway.asked.length = 0;
    expect((await browser.whoAmI('panda')).status).toBe(200);
    expect(gateway.asked).toEqual(['GET /gora/auth/panda', 'POST /gora/auth/token/panda', 'GET /gora/auth/panda']);
  });

  it('[R4.30] a second 401 is raised, after one refresh and one retry', async () => {
    const browser = aBrowser(shell);
    await browser.signIn('panda');
    gateway.breakLine((call) => (call === 'GET /gora/auth/panda' ? 401 : undefined));
    gateway.asked.length = 0;
    expect((await browser.whoAmI('panda')).status).toBe(401);
    expect(gateway.asked).toEqual(['GET /gora/auth/panda', 'POST /gora/auth/token/panda', 'GET /gora/auth/panda']);
  });

  it('[R4.27] a refresh that the auth server refuses with 400 is 401, and all tokens are gone', async () => {
    const browser = aBrowser(shell);
    await browser.signIn('panda');
    gateway.endSessions();
    gateway.asked.length = 0;
    await expect(browser.request('/auth/panda', { auth: 'panda' })).rejects.toMatchObject({ code: 'invalid_auth', status: 401 });
    expect(tokenCalls()).toBe(1);
    const answer = await browser.whoAmI('panda');
    expect([answer.status, browser.jar.kept.size]).toEqual([401, 0]);
  });

  it.each([[500, 'an error'], [0, 'no answer at all']])('[R4.27] a refresh with %i (%s) is tried once more; the session goes on where that succeeds', async (status) => {
    const browser = aBrowser(shell);
    await browser.signIn('panda');
    browser.jar.kept.delete('__rg_panda_at');
    let failed = 0;
    gateway.breakLine((call) => (call.includes('/token/') && failed++ === 0 ? status : undefined));
    expect((await browser.whoAmI('panda')).status).toBe(200);
    expect(failed).toBe(2);
  });

  it.each([500, 0])('[R4.27] a refresh that fails with %i twice is 401, and all tokens are gone', async (status) => {
    const browser = aBrowser(shell);
    await browser.signIn('rbs');
    browser.jar.kept.delete('gora_at_rbs');
    gateway.asked.length = 0;
    gateway.breakLine((call) => (call.includes('/token/') ? status : undefined));
    expect((await browser.whoAmI('rbs')).status).toBe(401);
    expect([tokenCalls(), browser.jar.kept.size]).toEqual([2, 0]);
  });

  it('[R7.14] the refresh of rfb says its service, and without it is refused', async () => {
    const browser = aBrowser(shell);
    await browser.signIn('rfb');
    expect((await browser.post('/account/rfb/token')).status).toBe(200);
  });

  it('twenty calls of two tabs and two shell servers with an expired token cost one rotation', async () => {
    const other = await aShell();
    const browser = aBrowser(shell);
    await browser.signIn('panda');
    browser.jar.kept.delete('__rg_panda_at');
    const before = gateway.audited('rotated');
    const old = new Map(browser.jar.kept);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => {
      const jar = new CookieJar();
      for (const [name, value] of old) jar.kept.set(name, value);
      return aBrowser(index % 2 === 0 ? shell : other, jar).whoAmI('panda');
    }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.flatMap((answer) => answer.headers.getSetCookie().map((line) => line.split(';')[0]))).size).toBe(2);
    expect(gateway.audited('rotated') - before).toBe(1);
  });

  it('a logout while tokens are renewed is not undone by the renewal', async () => {
    const browser = aBrowser(shell);
    await browser.signIn('panda');
    const jar = new CookieJar();
    jar.keep(browser.jar.header.split('; '));
    jar.kept.delete('__rg_panda_at');
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => { release = resolve; });
    const reached = new Promise<void>((resolve) => {
      gateway.breakLine((call) => { if (call.includes('/token/')) resolve(); return undefined; });
    });
    const late = aBrowser(shell, jar).whoAmI('panda').finally(() => release());
    await reached;
    const out = await browser.post('/auth/logout/panda');
    await held;
    await late;
    expect(out.status).toBe(200);
    expect((await aBrowser(shell, jar).whoAmI('panda')).status).toBe(401);
    expect(jar.kept.size).toBe(0);
  });
});

describe('what another site sends', () => {
  const foreign: [string, Record<string, string>][] = [
    ['a cross-site page', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a page of another host of the site', { 'sec-fetch-site': 'same-site' }],
    ['a browser that says its origin only', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
    ['nobody knows who', { 'sec-fetch-site': '', origin: '' }],
  ];

  it.each(foreign)('is refused with 403 from %s: login, logout, refresh and calls that change something', async (_who, headers) => {
    const browser = aBrowser(shell);
    await browser.signIn('panda');
    gateway.asked.length = 0;
    const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
    for (const path of ['/gora/auth/login/panda', '/gora/auth/logout/panda', '/gora/auth/token/panda', '/gora/anything', '/staff/panda/thing']) {
      const answer = await fetch(origin(shell) + path, { method: 'POST', headers: { ...given, cookie: browser.jar.header, 'content-type': 'application/json' }, body: '{}' });
      expect([path, answer.status]).toEqual([path, 403]);
    }
    expect(gateway.asked).toEqual([]);
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain'])('is refused as %s even from a page of this site: calls are JSON', async (type) => {
    const answer = await fetch(`${origin(shell)}/gora/auth/login/panda`, { method: 'POST', headers: { 'content-type': type, origin: origin(shell), 'sec-fetch-site': 'same-origin' }, body: 'bkey=x' });
    expect(answer.status).toBe(415);
  });

  it.each(['/gora/x/../auth/login/panda', '/gora/auth/login/panda/', '/gora//auth/login/panda', '/gora/%61uth/login/panda', '/gora/auth%2Flogin/panda', '/gora/account/suzaku/login/'])(
    'no way around, such as %s, lets a script see a token', async (path) => {
      const { hostname, port } = new URL(origin(shell));
      const { request } = await import('node:http');
      const text = await new Promise<string>((resolve, reject) => {
        const sent = request({ hostname, port, path, method: 'POST', headers: { 'content-type': 'application/json', origin: origin(shell) } }, (answer) => {
          let body = '';
          answer.on('data', (part) => { body += String(part); }).on('end', () => resolve(body));
        });
        sent.on('error', reject);
        sent.end(JSON.stringify({ ...LOGIN.panda, ...LOGIN.suzaku }));
      });
      expect(text).not.toMatch(/"access_token"/);
    },
  );
});

describe('the guard of panda', () => {
  const page = { accept: 'text/html' };

  it('[R6.02] lets panda through and knows who it is', async () => {
    const browser = aBrowser(shell);
    await browser.signIn('panda');
    expect(await (await browser.call('GET', '/staff/panda/thing')).text()).toBe('panda1001');
  });

  it('leads a page to the login and back, and answers a call with 401', async () => {
    const browser = aBrowser(shell);
    const answer = await browser.call('GET', '/staff/panda/thing?a=1', undefined, page);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/staff/panda/login?return=%2Fstaff%2Fpanda%2Fthing%3Fa%3D1']);
    expect((await browser.call('POST', '/staff/panda/thing', {})).status).toBe(401);
  });

  it('[R1.10] does not take rbs for panda', async () => {
    const browser = aBrowser(shell);
    await browser.signIn('rbs');
    expect((await browser.call('GET', '/staff/panda/thing')).status).toBe(401);
  });

  it('says that a session has ended, and that an auth server does not answer, without signing anybody out', async () => {
    const browser = aBrowser(shell);
    await browser.signIn('panda');
    gateway.breakLine(() => 0);
    expect((await browser.call('GET', '/staff/panda/thing', undefined, page)).status).toBe(502);
    expect(browser.jar.kept.size).toBe(2);
    gateway.breakLine(() => undefined);
    gateway.endSessions();
    expect((await browser.call('GET', '/staff/panda/thing', undefined, page)).headers.get('location')).toContain('?ended=1&return=');
  });
});
