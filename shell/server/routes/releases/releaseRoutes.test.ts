/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';
import { registerCookies } from 'server-kit/http/cookies';
import { STAFF_KINDS } from 'shared-contracts/staff';
import { renderStaffPage } from 'staff-pages/server';
import {
  CookieJar,
  runGateway,
  type RunningGateway,
  STAFF_SECRETS,
} from '../../../testing/runningGateway.ts';
import { authModule } from '../../auth/authModule.ts';
import { registerStaffPages } from '../staff/staffPages.ts';
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

/**
 * Opens the releases page as a signed-in person of panda staff. `asked` lists the calls of the
 * registry.
 */
async function aPage(isDevelopment: boolean) {
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
      read: async () => [{ name: 'mf-results', hold: '', versions: [], trial: null, acts: [] }],
      act: async (method, path, person, body) => {
        asked.push([method, path, person, body]);
        return { token: 'a.b' };
      },
    },
  });
  const jar = new CookieJar();
  const send = (url: string, form: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      headers: { ...FORM, cookie: jar.header },
      payload: new URLSearchParams(form).toString(),
    });
  const answer = await send('/staff/panda/login', { bkey: STAFF_SECRETS.panda });
  jar.keep([answer.headers['set-cookie'] ?? []].flat());
  return {
    asked,
    show: async () =>
      (await app.inject({ url: '/staff/panda/releases', headers: { cookie: jar.header } })).body,
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
