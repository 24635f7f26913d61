/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';
import { registerCookies } from 'server-kit/http/cookies';
import * as z from 'zod/mini';
import { STAFF_KINDS } from 'shared-contracts/staff';
import { renderStaffPage } from 'staff-pages/server';
import {
  CookieJar,
  OTHER_PANDA,
  runGateway,
  type RunningGateway,
  STAFF_SECRETS,
} from '../../../testing/runningGateway.ts';
import { authModule } from '../../auth/authModule.ts';
import { registerStaffPages } from '../staff/staffPages.ts';
import { type KnownReleases, RegistryRefusal } from './releaseOperator.ts';
import { registerReleases } from './releaseRoutes.ts';

let gateway: RunningGateway;
const apps: FastifyInstance[] = [];
beforeAll(async () => {
  gateway = await runGateway();
}, 120_000);
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});
afterAll(() => gateway.stop());

const FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  host: 'golf.example',
  origin: 'https://golf.example',
  'sec-fetch-site': 'same-origin',
};

/** Asks the auth server whose access token it is, as the registry does. */
async function whose(token: string): Promise<string> {
  const response = await fetch(`${gateway.url}/gora/auth/panda`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const reply = (await response.json()) as { data: { staff_id?: string }[] };
  return `panda${reply.data[0]?.staff_id}`;
}

const RELEASES: KnownReleases = {
  widgets: [{ name: 'mf-results', hold: '', versions: [], trial: null, watch: null, acts: [] }],
  unreadable: [],
};

/**
 * Opens the releases page as a signed-in person of panda staff. `asked` lists the calls of the
 * registry.
 */
async function aPage(isDevelopment: boolean, read = async () => RELEASES) {
  const app = fastify();
  await registerCookies(app);
  apps.push(app);
  const asked: unknown[] = [];
  const auth = authModule({
    gateway: { url: gateway.url, proxy: { needed: false, host: '', port: 0 } },
    systems: STAFF_KINDS,
    services: { user: '', rfb: '' },
    userCookies: [],
    pause: 1,
    signOutPatience: 1000,
  });
  const staff = {
    auth,
    clock: Date.now,
    build: { scripts: [], styles: [], render: renderStaffPage },
  };
  await registerStaffPages(app, staff);
  registerReleases(app, {
    ...staff,
    isDevelopment,
    origin: 'https://golf.example',
    operator: {
      read,
      act: async (method, path, authorization, body) => {
        asked.push([method, path, await whose(authorization.replace('Staff ', '')), body]);
        return { token: 'a.b' };
      },
    },
  });
  const jar = new CookieJar();
  const send = (url: string, form: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      headers: { ...FORM, cookie: jar.header, accept: 'text/html' },
      payload: new URLSearchParams(form).toString(),
    });
  const rollBack = async (more: Record<string, string> = {}) => {
    const fields = { widget: 'mf-results', reason: 'too slow', ...more };
    const sent = await send('/staff/panda/releases/rollback', fields);
    jar.keep([sent.headers['set-cookie'] ?? []].flat());
    return sent;
  };
  const answer = await send('/staff/panda/login', { bkey: STAFF_SECRETS.panda });
  jar.keep([answer.headers['set-cookie'] ?? []].flat());
  return {
    asked,
    jar,
    rollBack,
    look: (url: string, cookie = jar.header) =>
      app.inject({ url, headers: { cookie, accept: 'text/html' } }),
    show: async () =>
      (await app.inject({ url: '/staff/panda/releases', headers: { cookie: jar.header } })).body,
    hold: (fields: Record<string, string>) =>
      send('/staff/panda/releases/hold', { widget: 'mf-results', reason: 'a fair', ...fields }),
    preview: async (address: string) =>
      (
        await send('/staff/panda/releases/local-preview', {
          widget: 'mf-results',
          address,
          minutes: '60',
          reason: 'at my desk',
        })
      ).body,
  };
}

describe('a preview of a local address', () => {
  it('[R10.04] is offered outside production, and shows its link', async () => {
    const { asked, show, preview } = await aPage(true);
    expect(await show()).toContain('手元の版のプレビューのリンクを発行');
    expect(await preview('http://localhost:3300')).toContain(
      'https://golf.example/preview?token=a.b',
    );
    expect(asked).toEqual([
      [
        'POST',
        '/widgets/mf-results/previews',
        'panda1001',
        { address: 'http://localhost:3300/', minutes: 60, reason: 'at my desk' },
      ],
    ]);
  });

  it('[R10.04] is refused in production and for any other address, without a call of the registry', async () => {
    const production = await aPage(false);
    expect(await production.show()).not.toContain('手元の版');
    expect(await production.preview('http://localhost:3300')).toContain('実行できませんでした');
    const development = await aPage(true);
    expect(await development.preview('http://10.0.0.1:3300/')).toContain('実行できませんでした');
    expect([production.asked, development.asked]).toEqual([[], []]);
  });
});

/** The notice after an act. */
const DONE = 'role="status" data-kind="done"';

describe('what the registry does not tell', () => {
  const SILENT = 'ただいまリリースの情報を取得できません。';
  const NONE = '表示できるリリースはまだありません。';

  it('[R10.04] of one widget is named, and the others keep their forms', async () => {
    const { show } = await aPage(false, async () => ({ ...RELEASES, unreadable: ['mf-ads'] }));
    const page = await show();
    expect(page).toMatch(/<h2[^>]*>mf-ads<\/h2><p role="alert">[^<]*取得できません。/);
    expect(page).toContain('aria-label="mf-results ');
    expect(page).not.toContain(NONE);
  });

  it.each([
    ['it does not answer', () => new RegistryRefusal(503, '')],
    ['its answer has another form', () => z.safeParse(z.string(), 1).error ?? new Error()],
  ])('[R10.04] of any widget is not taken for nothing, where %s', async (_where, toError) => {
    const { show, rollBack } = await aPage(false, async () => Promise.reject(toError()));
    const page = await show();
    expect(page.split(SILENT)).toHaveLength(2);
    expect(page).not.toContain(NONE);
    // an act of which the registry has said that it is done
    const { body } = await rollBack();
    expect(body).toContain(DONE);
    expect(body).toContain(SILENT);
    expect(body).not.toContain(NONE);
  });
});

describe('an act on releases', () => {
  const ROLLED_BACK = ['POST', '/widgets/mf-results/rollback', 'panda1001', { reason: 'too slow' }];

  it('is done at once soon after the sign-in', async () => {
    const { asked, rollBack } = await aPage(false);
    expect((await rollBack()).body).toContain(DONE);
    expect(asked).toEqual([ROLLED_BACK]);
  });

  it('[R10.04] leaves an address that leads to the releases, also after a login in between', async () => {
    const { asked, look } = await aPage(false);
    const shown = await look('/staff/panda/releases/rollback');
    expect([shown.statusCode, shown.headers.location]).toEqual([303, '/staff/panda/releases']);
    expect((await look('/staff/panda/releases/burn')).statusCode).toBe(404);
    const ended = await look('/staff/panda/releases/rollback', '');
    expect(ended.headers.location).toBe(
      '/staff/panda/login?return=%2Fstaff%2Fpanda%2Freleases%2Frollback',
    );
    expect(asked).toEqual([]);
  });

  it('[R10.04] is not done while the gateway does not answer or after the session, and a page says so', async () => {
    const { asked, rollBack } = await aPage(false);
    gateway.breakLine(() => 0);
    const silent = await rollBack();
    gateway.breakLine(() => undefined);
    expect(silent.statusCode).toBe(503);
    expect(silent.body).toContain('（ゲートウェイ）が応答していません。');
    gateway.endSessions();
    const { statusCode, headers } = await rollBack();
    expect([statusCode, headers.location]).toEqual([
      303,
      '/staff/panda/login?ended=1&return=%2Fstaff%2Fpanda%2Freleases%2Frollback',
    ]);
    expect(asked).toEqual([]);
  });

  it('asks for the key again after ten minutes, keeps what was filled in, and is done with the right key', async () => {
    const { asked, rollBack, jar, show } = await aPage(false);
    gateway.ageSessions();
    const { body } = await rollBack();
    expect(body).toContain('スタッフキーの確認');
    expect(body).toContain('type="hidden" name="reason" value="too slow"');
    expect(asked).toEqual([]);
    const before = jar.header;
    expect((await rollBack({ bkey: STAFF_SECRETS.panda })).body).toContain(DONE);
    expect(asked).toEqual([ROLLED_BACK]);
    // the new session is fresh, and the old one is over
    expect((await rollBack()).body).toContain(DONE);
    expect(await show()).toContain('リリースの確認と操作');
    jar.keep(before.split('; ').map((pair) => pair));
    expect(await show()).not.toContain('リリースの確認と操作');
  });

  it('[R10.04] is about the version that the page showed, also after the key was asked for', async () => {
    const { asked, rollBack } = await aPage(false);
    gateway.ageSessions();
    const { body } = await rollBack({ of: '1.2.0' });
    expect(body).toContain('type="hidden" name="of" value="1.2.0"');
    await rollBack({ of: '1.2.0', bkey: STAFF_SECRETS.panda });
    expect(asked).toEqual([[...ROLLED_BACK.slice(0, 3), { reason: 'too slow', of: '1.2.0' }]]);
  });

  it('[R10.04] is about the hold that the page showed, also where that is none', async () => {
    const { asked, hold } = await aPage(false);
    const both = [
      { hold: '', of: 'pinned' },
      { hold: 'frozen', of: '' },
    ];
    for (const fields of both) await hold(fields);
    expect(asked).toEqual(
      both.map((fields) => [
        'PUT',
        '/widgets/mf-results/hold',
        'panda1001',
        { reason: 'a fair', ...fields },
      ]),
    );
  });

  it('is not done with the key alone by an account that has a security key', async () => {
    const { asked, rollBack } = await aPage(false);
    gateway.ageSessions();
    gateway.keepKey('panda-1001');
    const plain = await rollBack({ bkey: STAFF_SECRETS.panda });
    const wrong = await rollBack({ bkey: STAFF_SECRETS.panda, assertion: '{"id":"AAAA"}' });
    gateway.keepKey(undefined);
    expect([plain.statusCode, wrong.statusCode]).toEqual([403, 401]);
    expect(plain.body).toContain('セキュリティキーが必要です。');
    expect(wrong.body).not.toContain('AAAA');
    expect(asked).toEqual([]);
  });

  it.each([
    ['a wrong key', 'panda-1001-wrong'],
    ["another person's key", OTHER_PANDA],
  ])('is not done with %s, and can be tried again', async (_what, bkey) => {
    const { asked, rollBack } = await aPage(false);
    gateway.ageSessions();
    const refused = await rollBack({ bkey });
    expect(refused.statusCode).toBe(401);
    expect(refused.body).toContain('スタッフキーが違います。');
    expect(refused.body).toContain('type="hidden" name="reason" value="too slow"');
    expect(refused.body).not.toContain(bkey);
    expect(asked).toEqual([]);
    expect((await rollBack({ bkey: STAFF_SECRETS.panda })).body).toContain(DONE);
  });
});
