/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';
import { registerRateLimit } from 'server-kit/admission/rateLimit';
import { registerCookies } from 'server-kit/http/cookies';
import { NO_VISITS, type TrialStatus } from 'shared-contracts/release';
import { STAFF_KINDS } from 'shared-contracts/staff';
import { renderStaffPage } from 'staff-pages/server';
import { authModule } from '../../auth/authModule.ts';
import { registerPlainErrors } from '../../plugins/plainErrors.ts';
import { RegistryRefusal } from '../releases/releaseOperator.ts';
import { registerTeamPages } from './teamRoutes.ts';

const TOKEN = 'token-of-the-ads-team';
const SESSION = `asg_00000001_${'s'.repeat(43)}`;
const NOW = Date.UTC(2026, 10, 21);
const FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  host: 'staff.example',
  origin: 'https://staff.example',
  'sec-fetch-site': 'same-origin',
};
const SIGNED_IN = { cookie: `asashiba_team=${SESSION}` };
const VERSION = {
  name: 'mf-ads',
  version: '1.0.0',
  live: true,
  traffic: 100,
  stable: true,
  withdrawn: false,
  publishedAt: '2026-11-20T00:00:00.000Z',
  publishedBy: 'mf-ads#1',
};
const POINT = { ...NO_VISITS, at: NOW, visits: 4 };
const FIGURES = { version: '1.0.0', counts: NO_VISITS, overTime: [POINT], vitals: [], causes: [] };

const apps: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

/** Opens the pages over a registry that knows one team; `asked` lists the calls of it, `isAway` takes it away, and `goesAfterAct` after the next act. */
async function pages() {
  const app = fastify();
  apps.push(app);
  registerPlainErrors(app);
  await registerCookies(app);
  await registerRateLimit(app, { max: 3000 });
  const asked: unknown[] = [];
  const state = { isAway: false, goesAfterAct: false };
  const answer = (method: string, path: string, authorization: string): unknown => {
    if (state.isAway) throw new RegistryRefusal(503, '');
    const expiresAt = new Date(NOW + 3_600_000).toISOString();
    const isSession = authorization === `Bearer ${SESSION}`;
    if (method === 'POST' && path === '/tokens/session' && authorization === `Bearer ${TOKEN}`)
      return { id: '1', token: SESSION, expiresAt };
    if (!isSession) throw new RegistryRefusal(401, '');
    if (method !== 'GET' || path !== '/tokens/session') {
      state.isAway = state.goesAfterAct;
      return {};
    }
    return { widget: 'mf-ads', name: 'mf-ads#1', acts: ['rollback', 'preview'], expiresAt };
  };
  await registerTeamPages(app, {
    auth: authModule({
      gateway: { url: 'http://127.0.0.1:1', proxy: { needed: false, host: '', port: 0 } },
      systems: STAFF_KINDS,
      services: { user: '', rfb: '' },
      userCookies: [],
      pause: 1,
    }),
    clock: () => NOW,
    build: { scripts: [], styles: [], render: renderStaffPage },
    origin: 'https://golf.example',
    registry: { latest: async () => ({ schema: '', microFrontends: {} }) },
    errors: { registryUrl: 'http://127.0.0.1:1', token: undefined },
    operator: {
      list: async () => [],
      readOne: async (name) => {
        if (state.isAway) throw new RegistryRefusal(503, '');
        if (name !== 'mf-ads') return undefined;
        const trial: TrialStatus = {
          version: '1.1.0',
          startedAt: VERSION.publishedAt,
          steps: [],
          traffic: 10,
          verdict: { is: 'unproven', why: '' },
          canary: FIGURES,
          stable: FIGURES,
        };
        return { name, hold: '', versions: [VERSION], trial, watch: null, acts: [], vitals: [] };
      },
      act: async (method, path, authorization, body) => {
        asked.push([method, path, authorization, body]);
        return answer(method, path, authorization);
      },
    },
  });
  return {
    asked,
    state,
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    post: (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { ...FORM, ...headers },
        payload: new URLSearchParams(form).toString(),
      }),
  };
}

describe('the sign-in of a team', () => {
  it('[R10.02] exchanges the token for a cookie of an hour that no script reads and no other site sends', async () => {
    const { post } = await pages();
    const reply = await post('/staff/team/login', { token: TOKEN, return: '/staff/team/mf-ads' });
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe('/staff/team/mf-ads');
    expect(reply.headers['set-cookie']).toBe(
      `asashiba_team=${SESSION}; Max-Age=3600; Path=/staff/team; HttpOnly; Secure; SameSite=Strict`,
    );
  });

  it.each([
    ['a wrong token', { token: 'token-of-nobody-at-all' }, 401],
    ['no token', {}, 401],
    ['a text that would be another header', { token: `${TOKEN}\r\nx: y` }, 401],
  ])('[R10.02] with %s sets nothing and shows nothing of it', async (_what, form, status) => {
    const { post } = await pages();
    const reply = await post('/staff/team/login', form as Record<string, string>);
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(reply.body).not.toContain('of-nobody');
    expect(reply.body).toContain('role="alert"');
  });

  it.each(['//evil.example/', 'https://evil.example/', '/staff/panda', '/staff/team/../panda'])(
    '[R10.02] leads to no other place: %s',
    async (back) => {
      const { post } = await pages();
      const reply = await post('/staff/team/login', { token: TOKEN, return: back });
      expect(reply.headers.location).toBe('/staff/team');
    },
  );

  it('[R10.02] is refused to the form of another site, as the acts and the sign-out are', async () => {
    const { post, asked } = await pages();
    const foreign = {
      ...SIGNED_IN,
      'sec-fetch-site': 'cross-site',
      origin: 'https://evil.example',
    };
    for (const path of ['login', 'logout', 'mf-ads/rollback'])
      expect((await post(`/staff/team/${path}`, { token: TOKEN }, foreign)).statusCode).toBe(403);
    expect(asked).toEqual([]);
  });

  it('[R10.02] may be tried sixty times in a minute, and then not with the right token either', async () => {
    const { post, asked } = await pages();
    for (let tries = 0; tries < 60; tries += 1) await post('/staff/team/login', {});
    expect((await post('/staff/team/login', { token: TOKEN })).statusCode).toBe(429);
    expect(asked).toEqual([]);
  });

  it('[R10.02] says that the registry is away, and takes the cookie at a sign-out all the same', async () => {
    const { post, get, state } = await pages();
    state.isAway = true;
    expect((await post('/staff/team/login', { token: TOKEN })).statusCode).toBe(503);
    expect((await get('/staff/team/mf-ads', SIGNED_IN)).statusCode).toBe(503);
    const out = await post('/staff/team/logout', {}, SIGNED_IN);
    expect(out.headers['set-cookie']).toContain('asashiba_team=; Max-Age=0');
  });
});

describe("a team's page", () => {
  it('[R10.02] leads who is not signed in to the sign-in, and answers a script 401', async () => {
    const { get, post } = await pages();
    const page = await get('/staff/team/mf-ads?lang=en-US', { accept: 'text/html' });
    expect(page.headers.location).toBe('/staff/team/login?return=%2Fstaff%2Fteam%2Fmf-ads');
    expect((await get('/staff/team/mf-ads', { accept: 'application/json' })).statusCode).toBe(401);
    expect((await post('/staff/team/mf-ads/rollback', { reason: 'x' })).statusCode).toBe(401);
  });

  it('[R10.02] leads the form of an ended session to the sign-in, and back to the page that it stands on', async () => {
    const { post, asked } = await pages();
    const ended = { cookie: SIGNED_IN.cookie.replace('00000001', '00000002') };
    const headers = { ...ended, accept: 'text/html' };
    const sent = await post('/staff/team/mf-ads/rollback', { reason: 'x' }, headers);
    expect([sent.statusCode, sent.headers.location]).toEqual([
      303,
      '/staff/team/login?ended=1&return=%2Fstaff%2Fteam%2Fmf-ads',
    ]);
    expect(asked).toHaveLength(1);
  });

  it('[R10.02] says that nobody can sign in while neither the registry nor the gateway tells who looks', async () => {
    const { get, post, state } = await pages();
    const html = { accept: 'text/html' };
    // the gateway of these tests answers nothing
    const staff = { cookie: '__rg_panda_at=x' };
    const ofStaff = await get('/staff/team/mf-ads', { ...staff, ...html });
    state.isAway = true;
    const ofTeam = await post('/staff/team/mf-ads/rollback', {}, { ...SIGNED_IN, ...html });
    for (const { statusCode, headers, body } of [ofStaff, ofTeam]) {
      expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
      expect(body).toContain('ただいまログインを受け付けられません。');
      expect(body).toContain('name="return" value="/staff/team/mf-ads"');
    }
    const json = { accept: 'application/json' };
    for (const who of [staff, SIGNED_IN])
      expect((await get('/staff/team/mf-ads', { ...who, ...json })).statusCode).toBe(503);
  });

  it("[R10.02] is the team's own: another's is not found, and no act on it reaches the registry", async () => {
    const { get, post, asked } = await pages();
    expect((await get('/staff/team', SIGNED_IN)).headers.location).toBe('/staff/team/mf-ads');
    expect((await get('/staff/team/mf-results', SIGNED_IN)).statusCode).toBe(404);
    const act = await post('/staff/team/mf-results/rollback', { reason: 'x' }, SIGNED_IN);
    expect(act.statusCode).toBe(404);
    // the field of a form names no other widget either
    const form = { reason: 'x', widget: 'mf-results' };
    expect((await post('/staff/team/mf-ads/rollback', form, SIGNED_IN)).statusCode).toBe(200);
    expect(asked).toContainEqual([
      'POST',
      '/widgets/mf-ads/rollback',
      `Bearer ${SESSION}`,
      { reason: 'x' },
    ]);
    expect(JSON.stringify(asked)).not.toContain('/widgets/mf-results');
  });

  it('[R10.04] has the forms that the token may use, in Japanese and in English, and is kept nowhere', async () => {
    const { get } = await pages();
    const japanese = await get('/staff/team/mf-ads', SIGNED_IN);
    expect(japanese.headers['cache-control']).toBe('no-store');
    expect(japanese.body).toContain('<html lang="ja">');
    expect(japanese.body).toContain('試験を取り下げる');
    expect(japanese.body).not.toContain('固定する');
    const english = await get('/staff/team/mf-ads?lang=en-US', SIGNED_IN);
    expect(english.body).toContain('<html lang="en">');
    expect(english.body).toContain('Take the canary back');
    expect(english.body).not.toContain(SESSION);
  });

  it('[R10.04] is where the address of the page after an act leads', async () => {
    const { get } = await pages();
    const after = await get('/staff/team/mf-ads/rollback?x=1', SIGNED_IN);
    expect([after.statusCode, after.headers.location]).toEqual([303, '/staff/team/mf-ads']);
    expect((await get('/staff/team/mf-ads/publish', SIGNED_IN)).statusCode).toBe(404);
  });

  it('[R10.04] says after an act that it is done, also where the registry tells nothing any more', async () => {
    const { post, state } = await pages();
    state.goesAfterAct = true;
    const { body } = await post('/staff/team/mf-ads/rollback', { reason: 'x' }, SIGNED_IN);
    expect(body).toContain('data-kind="done"');
    expect(body).toContain('ただいまレジストリーの情報を取得できません。');
  });

  it('[R10.04] answers its script with what it shows', async () => {
    const { get } = await pages();
    const reply = await get('/staff/team/mf-ads', { ...SIGNED_IN, accept: 'application/json' });
    expect(reply.json()).toMatchObject({ page: 'team', name: 'mf-ads', now: NOW });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('[R10.04] knows no other act than its forms', async () => {
    const { post, asked } = await pages();
    const reply = await post('/staff/team/mf-ads/publish', { reason: 'x' }, SIGNED_IN);
    expect(reply.statusCode).toBe(404);
    expect(asked).toHaveLength(1);
  });
});
