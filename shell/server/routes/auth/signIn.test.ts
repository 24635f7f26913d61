/** @jest-environment node */
import { authPaths } from 'shared-contracts/staff';
import { LOGIN, shellWithAuth } from '../../../testing/shellWithAuth.ts';

const site = shellWithAuth();

describe('signing in through the shell', () => {
  it("[R4.26][R9.05][R10.06] keeps panda's tokens in cookies with the given names, path and age, hidden from scripts", async () => {
    const answer = await site.aBrowser().signIn('panda');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__rg_panda_at=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__rg_panda_rt=[\w-]{43}; Max-Age=43(200|199); Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(site.gateway.asked).toEqual(['POST /gora/auth/login/panda']);
  });

  it("[R3.22][R9.05][R7.10] keeps rbs's three tokens, and answers their lifetimes only", async () => {
    const browser = site.aBrowser();
    const answer = await browser.signIn('rbs');
    expect([...browser.jar.kept.keys()]).toEqual(['gora_at_rbs', 'gora_rt_rbs', 'gora_dit_rbs']);
    const said = await answer.text();
    expect(Object.keys(JSON.parse(said).data[0])).toEqual([
      'access_token_expires_in',
      'refresh_token_expires_in',
      'invoice_download_token_expires_in',
    ]);
    for (const token of browser.jar.kept.values()) expect(said).not.toContain(token);
  });

  it('[R3.24][R5.39] sends the input to the auth server unchecked, and returns its message', async () => {
    const browser = site.aBrowser();
    const answer = await browser.post('/auth/login/rbs', { username: '', password: ' ' });
    expect([answer.status, await answer.json(), browser.jar.kept.size]).toEqual([
      401,
      { data: [{ message: 'Login failed' }] },
      0,
    ]);
  });

  it('[R3.23][R6.02][R7.13] reads the record of the signed-in person', async () => {
    const browser = site.aBrowser();
    await browser.signIn('rbs');
    expect(await browser.request('/auth/rbs', { auth: 'rbs' })).toMatchObject({
      data: [{ authority: '1', golf_course_id: 10_001 }],
    });
  });

  it('[R3.24] hands on what a security key has to sign, and lets nobody in without its answer', async () => {
    site.gateway.keepKey('panda-1001');
    const browser = site.aBrowser();
    const asked = await browser.signIn('panda');
    expect([asked.status, await asked.json()]).toEqual([
      403,
      {
        data: [
          {
            message: 'A security key is asked',
            key: expect.objectContaining({ rpId: 'staff.golf.example' }),
          },
        ],
      },
    ]);
    const wrong = await browser.signIn('panda', { assertion: '{}' });
    expect([wrong.status, browser.jar.kept.size]).toEqual([401, 0]);
    site.gateway.keepKey(undefined);
    expect((await browser.signIn('panda')).status).toBe(200);
  });

  it.each([
    ['rfb', 'gora_at_rfb'],
    ['suzaku', 'gora_at_suzaku'],
    ['default', 'gora_at_default'],
  ] as const)(
    '[R3.25][R6.03][R9.05] signs in to %s with its own call, with cookies for the parent domain',
    async (type, cookie) => {
      const browser = site.aBrowser();
      const answer = await browser.signIn(
        type,
        type === 'rfb' ? { requested_contract_id: 'c-9' } : {},
      );
      const [access = ''] = answer.headers.getSetCookie();
      expect(access).toMatch(
        new RegExp(`^${cookie}=[^;]+; Max-Age=900; Domain=golf.example; Path=/; HttpOnly; Secure`),
      );
      expect((await browser.whoAmI(type)).status).toBe(200);
      expect((await browser.post(authPaths(type).token)).status).toBe(200);
      expect((await browser.post(authPaths(type).logout)).status).toBe(200);
    },
  );

  it("[R3.25][R6.03][R7.13] signs a member in by the user site's cookie, with an id token for the user info", async () => {
    const browser = site.aBrowser();
    browser.jar.keep(['gora_demo_member=rgc']);
    await browser.signIn('user');
    expect(browser.jar.kept.has('gora_it_user')).toBe(true);
    const info = await browser.request('/account/user/user', {
      auth: { type: 'user', token: 'id' },
      query: { grant_type: 'id_token' },
    });
    expect(info).toMatchObject({ data: [{ user_id: 'rgc' }] });
    expect(site.gateway.asked.at(-1)).toBe('GET /gora/account/user/user?grant_type=id_token');
  });

  it.each(['/auth/login/tiger', '/auth/token/tiger', '/account/tiger/login'])(
    '[R5.38] refuses the invalid auth type of %s',
    async (path) => {
      const answer = await site.aBrowser().post(path, {});
      expect([answer.status, (await answer.json()).data[0].message]).toEqual([
        400,
        'Auth type is invalid: tiger',
      ]);
    },
  );

  it.each([
    ['the site', ['default', 'rfb', 'suzaku', 'user'], 'panda'],
    ['the staff', ['panda', 'rbs'], 'suzaku'],
  ] as const)(
    '[R1.10][R5.38] at the host of %s (%j) knows no account system of the other host (%s)',
    async (_host, systems, other) => {
      const everywhere = site.aBrowser();
      await everywhere.signIn(other);
      const browser = site.aBrowser(await site.aShell({ systems }), everywhere.jar);
      const refused = [400, { data: [{ message: `Auth type is invalid: ${other}` }] }];
      const { login, logout, token } = authPaths(other);
      site.gateway.asked.length = 0;
      for (const path of [login, logout, token]) {
        const answer = await browser.post(path, LOGIN[other]);
        expect([answer.status, await answer.json()]).toEqual(refused);
      }
      const whoAmI = await browser.whoAmI(other);
      expect([whoAmI.status, await whoAmI.json()]).toEqual(refused);
      expect(site.gateway.asked).toEqual([]);
    },
  );

  it('[R9.01] at an auth server that hangs is ended by the shell, whose answer the client hears, since it sets no limit itself', async () => {
    site.gateway.breakLine(() => new Promise(() => {}));
    const browser = site.aBrowser(await site.aShell({ patience: 1 }));
    const answer = await browser.signIn('panda');
    expect([answer.status, await answer.json(), browser.jar.kept.size]).toEqual([
      502,
      { data: [{ message: 'The auth server does not answer' }] },
      0,
    ]);
  });
});
