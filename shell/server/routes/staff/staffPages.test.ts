/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';
import { registerCookies } from 'server-kit/http/cookies';
import { STAFF_KINDS } from 'shared-contracts/staff';
import {
  CookieJar,
  runGateway,
  type RunningGateway,
  STAFF_SECRETS,
} from '../../../testing/runningGateway.ts';
import { renderStaffPage } from 'staff-pages/server';
import { authModule, type AuthModuleOptions } from '../../auth/authModule.ts';
import { registerStatus } from '../status/statusRoute.ts';
import { onlyFor, registerStaffPages, returnPathOf } from './staffPages.ts';

let gateway: RunningGateway;
let app: FastifyInstance;
beforeAll(async () => {
  gateway = await runGateway();
}, 120_000);
async function open(changes: Partial<AuthModuleOptions> = {}): Promise<FastifyInstance> {
  const shell = fastify();
  await registerCookies(shell);
  const auth = authModule({
    gateway: { url: gateway.url, proxy: { needed: false, host: '', port: 0 } },
    systems: STAFF_KINDS,
    services: { user: '', rfb: '' },
    userCookies: [],
    pause: 1,
    ...changes,
  });
  const pages = {
    auth,
    clock: Date.now,
    build: {
      scripts: [{ href: '/assets/staff.js', integrity: 'sha384-x' }],
      styles: ['a{}'],
      render: renderStaffPage,
    },
  };
  await registerStaffPages(shell, pages);
  registerStatus(shell, {
    ...pages,
    registry: { latest: async () => ({ schema: '', microFrontends: {} }), ageSeconds: () => 0 },
    registryUrl: 'http://127.0.0.1:1',
    token: undefined,
    gatewayUrl: gateway.url,
  });
  // another route behind the same guard
  shell.get('/staff/panda/releases', onlyFor(pages, 'panda'), async () => 'releases');
  return shell;
}
beforeEach(async () => {
  gateway.breakLine(() => undefined);
  app = await open();
});
afterEach(() => app.close());
afterAll(() => gateway.stop());

const own = {
  host: 'golf.example',
  origin: 'https://golf.example',
  'sec-fetch-site': 'same-origin',
};
function get(url: string, jar = new CookieJar()) {
  return app.inject({ url, headers: { cookie: jar.header, accept: 'text/html' } });
}
function send(
  url: string,
  form: Record<string, string>,
  headers: Record<string, string> = own,
  jar = new CookieJar(),
) {
  return app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(form).toString(),
    headers: {
      ...headers,
      cookie: jar.header,
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
}
async function signIn(kind: 'panda' | 'rbs', form: Record<string, string>) {
  const answer = await send(`/staff/${kind}/login`, form);
  const jar = new CookieJar();
  jar.keep([answer.headers['set-cookie'] ?? []].flat());
  return { answer, jar };
}
const RBS = { username: 'owner', password: STAFF_SECRETS.rbs };

describe('the staff pages', () => {
  it('[R1.10] have two separate logins that name their staff, are not linked, not indexed and not framed', async () => {
    const panda = await get('/staff/panda/login');
    const rbs = await get('/staff/rbs/login');
    expect([panda.body.includes('社内スタッフ用'), rbs.body.includes('ゴルフ場様用')]).toEqual([
      true,
      true,
    ]);
    expect([panda.body.includes('rbs'), rbs.body.includes('panda')]).toEqual([false, false]);
    for (const { headers } of [panda, rbs]) {
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({
        'x-robots-tag': 'noindex, nofollow',
        'cache-control': 'no-store',
        'x-frame-options': 'DENY',
      });
    }
  });

  it('[R10.06][R6.02] sign panda staff in by a plain form, and return to the requested page', async () => {
    const asked = await get('/staff/panda/releases');
    expect([asked.statusCode, asked.headers.location]).toEqual([
      303,
      '/staff/panda/login?return=%2Fstaff%2Fpanda%2Freleases',
    ]);
    const { answer, jar } = await signIn('panda', {
      bkey: STAFF_SECRETS.panda,
      return: '/staff/panda/releases',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/staff/panda/releases']);
    expect((await get('/staff/panda/releases', jar)).statusCode).toBe(200);
    const home = await get('/staff/panda', jar);
    for (const text of ['panda1001', '1001', '朝野', 'ログインの期限'])
      expect(home.body).toContain(text);
    expect((await get('/staff/panda/login', jar)).headers.location).toBe('/staff/panda');
  });

  it('show the security keys of the account, and let a plain form not pass without one', async () => {
    const { jar } = await signIn('panda', { bkey: STAFF_SECRETS.panda });
    expect((await get('/staff/panda/keys', jar)).body).toContain('まだ登録されていません。');
    gateway.keepKey('panda-1001');
    expect((await get('/staff/panda', jar)).body).toContain('1個のキーで保護されています。');
    expect((await get('/staff/panda/keys', jar)).body).toContain('キー 1');
    const { answer, jar: other } = await signIn('panda', { bkey: STAFF_SECRETS.panda });
    gateway.keepKey(undefined);
    expect([answer.statusCode, other.kept.size]).toEqual([403, 0]);
    expect(answer.body).toContain('このアカウントのログインには、セキュリティキーが必要です。');
    expect((await get('/staff/panda/keys')).statusCode).toBe(303);
  });

  it('[R6.02][R3.22] show rbs staff their authority, their course, and whether they may download invoices', async () => {
    const { jar } = await signIn('rbs', RBS);
    const { body } = await get('/staff/rbs', jar);
    for (const text of ['rbs_1_10001', '10001', 'ダウンロードできます'])
      expect(body).toContain(text);
    for (const token of jar.kept.values()) expect(body).not.toContain(token);
    jar.kept.delete('gora_dit_rbs');
    expect((await get('/staff/rbs', jar)).body).toContain('ダウンロードできません');
  });

  it('keep the name but not the password after a refusal, with one general message', async () => {
    const { answer } = await signIn('rbs', { username: 'owner"><b>', password: 'wrong-password' });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toContain('ログインできませんでした。入力内容をご確認ください。');
    expect(answer.body).toContain('owner&quot;&gt;&lt;b&gt;');
    expect(answer.body).not.toContain('wrong-password');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('explain that the auth server does not answer, or that there were too many tries', async () => {
    gateway.breakLine(() => 0);
    const { answer } = await signIn('panda', { bkey: 'x' });
    expect([
      answer.statusCode,
      answer.body.includes('ただいまログインを受け付けられません。'),
    ]).toEqual([503, true]);
    gateway.breakLine(() => 429);
    expect((await signIn('panda', { bkey: 'x' })).answer.body).toContain('試行回数が多すぎます。');
  });

  it.each(['/staff/panda', '/staff/panda/keys', '/staff/panda/status?a=1'])(
    '[R10.06] say on %s that the gateway does not answer, sign nobody out, and lead back there',
    async (path) => {
      const { jar } = await signIn('panda', { bkey: STAFF_SECRETS.panda });
      gateway.breakLine(() => 0);
      const { statusCode, headers, body } = await get(path, jar);
      expect([statusCode, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
      expect(headers['set-cookie']).toBeUndefined();
      expect(body).toContain('（ゲートウェイ）が応答していません。');
      expect(body).toContain(`name="return" value="${path}"`);
      expect(body).not.toContain('panda1001');
      const call = await app.inject({ url: path, headers: { cookie: jar.header } });
      expect([call.statusCode, call.json()]).toEqual([
        502,
        { data: [{ message: 'The auth server does not answer' }] },
      ]);
    },
  );

  it.each([
    [0, 503, '（ゲートウェイ）が応答していません。'],
    [429, 429, '試行回数が多すぎます。'],
  ])(
    '[R10.06] say so too where only the list of the keys fails, with %i',
    async (broken, status, text) => {
      const { jar } = await signIn('panda', { bkey: STAFF_SECRETS.panda });
      gateway.breakLine((call) => (call.includes('keys') ? broken : undefined));
      const { statusCode, body } = await get('/staff/panda/keys', jar);
      expect([statusCode, body.includes(text)]).toEqual([status, true]);
    },
  );

  it.each(['__rg_panda_rt', '__rg_panda_at'])(
    '[R10.06] show the login to a browser with %s while the auth server hangs',
    async (name) => {
      const { jar } = await signIn('panda', { bkey: STAFF_SECRETS.panda });
      gateway.breakLine(() => new Promise(() => {}));
      const impatient = await open({ patience: 1 });
      const answer = await impatient.inject({
        url: '/staff/panda/login',
        headers: { cookie: `${name}=${jar.kept.get(name)}` },
      });
      await impatient.close();
      expect([answer.statusCode, answer.body.includes('社内スタッフ用')]).toEqual([200, true]);
    },
  );

  it('[R4.26] sign out by a plain form; if that fails, the page says so and the session stays', async () => {
    const { jar } = await signIn('panda', { bkey: STAFF_SECRETS.panda });
    gateway.breakLine((call) => (call.includes('logout') ? 500 : undefined));
    const failed = await send('/staff/panda/logout', {}, own, jar);
    expect(failed.headers.location).toBe('/staff/panda?failed=1');
    expect((await get('/staff/panda?failed=1', jar)).body).toContain(
      'ログアウトできませんでした。',
    );
    gateway.breakLine(() => undefined);
    const out = await send('/staff/panda/logout', {}, own, jar);
    jar.keep([out.headers['set-cookie'] ?? []].flat());
    expect([out.headers.location, jar.kept.size]).toEqual(['/staff/panda/login?out=1', 0]);
  });

  it('[R4.27] say that the session has ended if its tokens are refused', async () => {
    const { jar } = await signIn('panda', { bkey: STAFF_SECRETS.panda });
    gateway.endSessions();
    const answer = await get('/staff/panda/releases', jar);
    const login = String(answer.headers.location);
    expect(login).toBe('/staff/panda/login?ended=1&return=%2Fstaff%2Fpanda%2Freleases');
    expect((await get(login)).body).toContain(
      'セッションが終了しました。もう一度ログインしてください。',
    );
  });

  it.each([
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': '' },
    {},
  ])('refuse the form of another site with 403: %j', async (headers) => {
    const given = Object.fromEntries(
      Object.entries({ host: 'golf.example', ...headers }).filter(([, value]) => value !== ''),
    );
    for (const form of ['login', 'logout'])
      expect(
        (await send(`/staff/panda/${form}`, { bkey: STAFF_SECRETS.panda }, given)).statusCode,
      ).toBe(403);
  });

  it.each([
    [undefined, '/staff/panda'],
    ['/staff/panda/releases?a=1', '/staff/panda/releases?a=1'],
    ['/staff/rbs', '/staff/panda'],
    ['//evil.example', '/staff/panda'],
    ['/\\evil.example', '/staff/panda'],
    ['https://evil.example/staff/panda', '/staff/panda'],
    ['/staff/panda/login', '/staff/panda'],
    ['/staff/panda/logout', '/staff/panda'],
    ['/staff/panda/../rbs', '/staff/panda'],
    ['/staff/pandas', '/staff/panda'],
    ['javascript:alert(1)', '/staff/panda'],
  ])('return after the login, when asked for %j, to %s', (asked, path) => {
    expect(returnPathOf('panda', asked)).toBe(path);
  });
});
