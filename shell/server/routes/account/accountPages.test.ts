/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';
import { registerCookies } from 'server-kit/http/cookies';
import { ACCOUNT_KINDS, type AccountKind } from 'shared-contracts/staff';
import { renderAccountPage } from 'staff-pages/server';
import {
  CookieJar,
  runGateway,
  type RunningGateway,
  STAFF_SECRETS,
} from '../../../testing/runningGateway.ts';
import { authModule } from '../../auth/authModule.ts';
import { registerAccountPages } from './accountPages.ts';
import { returnPathOf } from './accountReply.ts';

let gateway: RunningGateway;
let app: FastifyInstance;
beforeAll(async () => {
  gateway = await runGateway();
}, 120_000);
async function open(kinds: readonly AccountKind[] = ACCOUNT_KINDS): Promise<FastifyInstance> {
  const shell = fastify();
  await registerCookies(shell);
  const auth = authModule({
    gateway: { url: gateway.url, proxy: { needed: false, host: '', port: 0 } },
    systems: ACCOUNT_KINDS,
    services: { user: 'omnig08', rfb: 'booking' },
    userCookies: ['gora_demo_member'],
    cookieDomain: 'golf.example',
    pause: 1,
  });
  await registerAccountPages(shell, {
    auth,
    clock: Date.now,
    kinds,
    siteOrigin: 'https://golf.example',
    reservationSite: { authorizeUrl: 'https://booking.example/authorize?a=1', service: 'booking' },
    userLogin: 'https://member.example/login?service_id=omnig08',
    build: { styles: ['a{}'], renderAccount: renderAccountPage },
  });
  return shell;
}
beforeEach(async () => {
  gateway.breakLine(() => undefined);
  gateway.asked.length = 0;
  gateway.received.length = 0;
  app = await open();
});
afterEach(() => app.close());
afterAll(() => gateway.stop());

const OWN = {
  host: 'golf.example',
  origin: 'https://golf.example',
  'sec-fetch-site': 'same-origin',
};
/** A browser with its cookies. */
function aBrowser(language = 'ja') {
  const jar = new CookieJar();
  const keep = (answer: Awaited<ReturnType<FastifyInstance['inject']>>) => {
    jar.keep([answer.headers['set-cookie'] ?? []].flat());
    return answer;
  };
  return {
    jar,
    get: async (url: string) =>
      keep(await app.inject({ url, headers: { cookie: jar.header, 'accept-language': language } })),
    send: async (url: string, form: Record<string, string> = {}, headers: object = OWN) =>
      keep(
        await app.inject({
          method: 'POST',
          url,
          payload: new URLSearchParams(form).toString(),
          headers: {
            ...headers,
            cookie: jar.header,
            'accept-language': language,
            'content-type': 'application/x-www-form-urlencoded',
          },
        }),
      ),
  };
}
type Browser = ReturnType<typeof aBrowser>;

/** Returns the address to which the login of the reservation site leads. */
async function awayFrom(browser: Browser, query = ''): Promise<URL> {
  const { body } = await browser.get(`/account/rfb/login${query}`);
  const [, href = ''] = /href="(https:\/\/booking[^"]+)"/.exec(body) ?? [];
  return new URL(href.replaceAll('&amp;', '&'));
}
/** Returns the path at which the reservation site leads back with `answer`. */
function backFrom(away: URL, answer: Record<string, string>): string {
  const back = new URL(away.searchParams.get('redirect_uri') ?? '');
  for (const name of ['state', 'requested_contract_id']) {
    const value = away.searchParams.get(name);
    if (value !== null) back.searchParams.set(name, value);
  }
  for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value);
  return back.pathname + back.search;
}
/** The body of the last call of the auth server's login. */
function lastLogin(): unknown {
  const at = gateway.asked.findLastIndex((call) => call.endsWith('/login'));
  return JSON.parse(String(gateway.received[at]?.body));
}

const FORMS = {
  default: { username: 'someone', password: STAFF_SECRETS.default },
  suzaku: { phoenix: '4711', garuda: STAFF_SECRETS.suzaku },
};

describe('the pages of the account systems', () => {
  it.each([
    ['default', 'defaultsomeone'],
    ['suzaku', 'suzaku4711'],
  ] as const)(
    '[R3.25][R6.03] sign in to %s by its form, and say who is signed in: %s',
    async (kind, identity) => {
      const browser = aBrowser();
      expect((await browser.get(`/account/${kind}`)).headers.location).toBe(
        `/account/${kind}/login`,
      );
      const form = await browser.get(`/account/${kind}/login?return=/search/`);
      for (const name of Object.keys(FORMS[kind])) expect(form.body).toContain(`name="${name}"`);
      const answer = await browser.send(`/account/${kind}/login`, {
        ...FORMS[kind],
        return: '/search/',
      });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/search/']);
      expect(lastLogin()).toEqual(FORMS[kind]);
      expect([answer.headers['set-cookie']].flat()).toEqual(
        ['at', 'rt'].map((token) =>
          expect.stringMatching(
            new RegExp(`^gora_${token}_${kind}=.*Domain=golf.example; Path=/; HttpOnly; Secure`),
          ),
        ),
      );
      const home = await browser.get(`/account/${kind}`);
      expect([home.statusCode, home.body.includes(identity)]).toEqual([200, true]);
      for (const token of browser.jar.kept.values()) expect(home.body).not.toContain(token);
      expect((await browser.get(`/account/${kind}/login`)).headers.location).toBe(
        `/account/${kind}`,
      );
    },
  );

  it('[R3.25][R6.03] send the visitor to the reservation site, and exchange the authorization_code with which they come back', async () => {
    const browser = aBrowser();
    const away = await awayFrom(browser, '?return=/search/&requested_contract_id=c-9');
    expect(Object.fromEntries(away.searchParams)).toEqual({
      a: '1',
      service: 'booking',
      redirect_uri: 'https://golf.example/account/rfb/return?return=%2Fsearch%2F',
      state: expect.stringMatching(/^[\w-]{43}$/),
      requested_contract_id: 'c-9',
    });
    const authorization_code = await gateway.askForCode();
    const answer = await browser.get(backFrom(away, { authorization_code }));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/search/']);
    expect(lastLogin()).toEqual({
      service: 'booking',
      authorization_code,
      requested_contract_id: 'c-9',
    });
    const { body } = await browser.get('/account/rfb');
    for (const text of ['>rfb_booking_1_c-7_c-9<', '>c-7<', '>c-9<']) expect(body).toContain(text);
    expect([...browser.jar.kept.keys()]).toEqual(['gora_at_rfb', 'gora_rt_rfb']);
  });

  it('[R3.25] send no requested_contract_id that nobody has asked for', async () => {
    const browser = aBrowser();
    const away = await awayFrom(browser);
    const authorization_code = await gateway.askForCode();
    await browser.get(backFrom(away, { authorization_code }));
    expect(lastLogin()).toEqual({ service: 'booking', authorization_code });
    expect((await browser.get('/account/rfb')).body).toContain('>rfb_booking_1_c-7<');
  });

  it('[R3.25][R6.03] sign nobody in who comes from the reservation site without having been sent there, or twice', async () => {
    const sent = aBrowser();
    const away = await awayFrom(sent);
    const path = backFrom(away, { authorization_code: await gateway.askForCode() });
    const victim = aBrowser();
    await awayFrom(victim);
    for (const browser of [victim, aBrowser()]) {
      const answer = await browser.get(path);
      expect([answer.statusCode, answer.body.includes('途中で切れました')]).toEqual([400, true]);
      expect([...browser.jar.kept.keys()]).toEqual(['gora_st_rfb']);
    }
    expect(gateway.asked).toEqual([]);
    expect((await sent.get(path)).statusCode).toBe(303);
    expect((await sent.get(path)).statusCode).toBe(400);
  });

  it('say that the reservation site has refused, or that the visitor has gone back', async () => {
    const browser = aBrowser();
    const away = await awayFrom(browser);
    const refused = await browser.get(backFrom(away, { authorization_code: 'x' }));
    expect([refused.statusCode, refused.body.includes('確認できませんでした')]).toEqual([
      401,
      true,
    ]);
    const back = await browser.get(backFrom(away, { error: 'access_denied' }));
    expect([back.statusCode, back.body.includes('取りやめました')]).toEqual([200, true]);
  });

  it('[R6.03][R7.13] sign a member in whom the user site knows, and ask who it is by the id token', async () => {
    const browser = aBrowser();
    const unknown = await browser.send('/account/user/login', { return: '/search/' });
    expect(unknown.statusCode).toBe(401);
    expect(unknown.body).toContain('会員サイトにログインしていません。');
    expect(unknown.body).toContain(
      'https://member.example/login?service_id=omnig08&amp;return=https%3A%2F%2Fgolf.example%2Faccount%2Fuser%2Flogin%3Freturn%3D%252Fsearch%252F',
    );
    browser.jar.keep(['gora_demo_member=rgc']);
    expect((await browser.send('/account/user/login')).headers.location).toBe('/account/user');
    expect(lastLogin()).toEqual({ service_id: 'omnig08' });
    const id = browser.jar.kept.get('gora_it_user');
    expect((await browser.get('/account/user')).body).toContain('userrgc');
    expect(gateway.asked.at(-1)).toBe('GET /gora/account/user/user?grant_type=id_token');
    expect(gateway.received.at(-1)?.headers.authorization).toBe(`Bearer ${id}`);
  });

  it('[R6.03][R7.13] renew the id token with the access token when both have expired', async () => {
    const browser = aBrowser();
    browser.jar.keep(['gora_demo_member=rgc']);
    await browser.send('/account/user/login');
    for (const name of ['gora_at_user', 'gora_it_user']) browser.jar.kept.delete(name);
    const { statusCode, body } = await browser.get('/account/user');
    expect([statusCode, body.includes('userrgc')]).toEqual([200, true]);
    expect(gateway.asked.slice(-2)).toEqual([
      'POST /gora/account/user/token',
      'GET /gora/account/user/user?grant_type=id_token',
    ]);
  });

  it('[R7.13][R7.11] sign out at the auth server, and say so; if that fails, the session stays', async () => {
    const browser = aBrowser();
    await browser.send('/account/suzaku/login', FORMS.suzaku);
    gateway.breakLine((call) => (call.includes('logout') ? 500 : undefined));
    const failed = await browser.send('/account/suzaku/logout');
    expect((await browser.get(String(failed.headers.location))).body).toContain(
      'ログアウトできませんでした。',
    );
    gateway.breakLine(() => undefined);
    const out = await browser.send('/account/suzaku/logout');
    expect([out.headers.location, browser.jar.kept.size]).toEqual([
      '/account/suzaku/login?out=1',
      0,
    ]);
    expect((await browser.get('/account/suzaku/login?out=1')).body).toContain(
      'ログアウトしました。',
    );
  });

  it('say that a session has ended', async () => {
    const browser = aBrowser();
    await browser.send('/account/default/login', FORMS.default);
    gateway.endSessions();
    const { headers } = await browser.get('/account/default');
    expect(headers.location).toBe('/account/default/login?ended=1');
  });

  it.each([
    ['ja', 'ログインできませんでした。'],
    ['en', 'You could not be signed in.'],
    ['ko', '로그인하지 못했습니다.'],
    ['zh-CN', '无法登录'],
    ['zh-TW', '無法登入'],
  ])(
    'refuse a wrong secret in %s, and keep the name but not the secret',
    async (language, text) => {
      const answer = await aBrowser(language).send('/account/suzaku/login', {
        phoenix: '4711"><b>',
        garuda: 'wrong-secret',
      });
      expect([answer.statusCode, answer.body.includes(text)]).toEqual([401, true]);
      expect(answer.body).toContain('4711&quot;&gt;&lt;b&gt;');
      expect(answer.body).not.toContain('wrong-secret');
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );

  it.each([
    [429, 429, '試行回数が多すぎます。'],
    [0, 503, 'ただいまログインを受け付けられません。'],
  ])('explain an auth server that answers %i', async (answered, status, text) => {
    gateway.breakLine(() => answered);
    const { statusCode, body } = await aBrowser().send('/account/default/login', FORMS.default);
    expect([statusCode, body.includes(text)]).toEqual([status, true]);
  });

  it('are neither kept nor framed nor indexed, and refuse the form of another site', async () => {
    const { headers } = await aBrowser().get('/account/default/login');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    for (const path of ['default/login', 'suzaku/login', 'user/login', 'rfb/logout'])
      expect(
        (await aBrowser().send(`/account/${path}`, {}, { origin: 'https://evil.example' }))
          .statusCode,
      ).toBe(403);
  });

  it('[R6.03] exist only for the systems that the operator has configured', async () => {
    const one = await open(['suzaku']);
    const statuses = await Promise.all(
      ['suzaku', 'default', 'rfb', 'user'].map(
        async (kind) => (await one.inject(`/account/${kind}/login`)).statusCode,
      ),
    );
    await one.close();
    expect(statuses).toEqual([200, 404, 404, 404]);
  });

  it.each([
    [undefined, '/account/rfb'],
    ['/search/?a=1', '/search/?a=1'],
    ['/account/rfb/login', '/account/rfb'],
    ['//evil.example', '/account/rfb'],
    ['/\\evil.example', '/account/rfb'],
    ['https://evil.example/', '/account/rfb'],
    ['javascript:alert(1)', '/account/rfb'],
    [['/search/', '/'], '/account/rfb'],
  ])('return after the login, when asked for %j, to %s', (asked, path) => {
    expect(returnPathOf('rfb', asked)).toBe(path);
  });
});
