/** @jest-environment node */
import { CookieJar } from '../../testing/runningGateway.ts';
import { shellWithAuth } from '../../testing/shellWithAuth.ts';

const site = shellWithAuth();
function tokenCalls() {
  return site.gateway.asked.filter((call) => call.includes('/token')).length;
}

describe('the renewal of tokens', () => {
  it('[R4.28][R5.38] fails at once without a refresh token: No Refresh Token!!!', async () => {
    const answer = await site.aBrowser().post('/auth/token/panda');
    expect([answer.status, (await answer.json()).data[0].message, site.gateway.asked]).toEqual([
      401,
      'No Refresh Token!!!',
      [],
    ]);
  });

  it('[R4.29] precedes a call if only the refresh token is left, and sets the new cookies', async () => {
    const browser = site.aBrowser();
    await browser.signIn('panda');
    const old = browser.jar.kept.get('__rg_panda_rt');
    browser.jar.kept.delete('__rg_panda_at');
    site.gateway.asked.length = 0;
    expect((await browser.whoAmI('panda')).status).toBe(200);
    expect(site.gateway.asked).toEqual(['POST /gora/auth/token/panda', 'GET /gora/auth/panda']);
    expect(browser.jar.kept.has('__rg_panda_at')).toBe(true);
    expect(browser.jar.kept.get('__rg_panda_rt')).not.toBe(old);
  });

  it('[R4.30][R4.27] follows a 401, and the call is tried once more', async () => {
    const browser = site.aBrowser();
    await browser.signIn('panda');
    site.gateway.expireAccess();
    site.gateway.asked.length = 0;
    expect((await browser.whoAmI('panda')).status).toBe(200);
    expect(site.gateway.asked).toEqual([
      'GET /gora/auth/panda',
      'POST /gora/auth/token/panda',
      'GET /gora/auth/panda',
    ]);
  });

  it('[R4.30] happens once: a second 401 goes to the caller', async () => {
    const browser = site.aBrowser();
    await browser.signIn('panda');
    site.gateway.breakLine((call) => (call === 'GET /gora/auth/panda' ? 401 : undefined));
    site.gateway.asked.length = 0;
    expect((await browser.whoAmI('panda')).status).toBe(401);
    expect(site.gateway.asked).toEqual([
      'GET /gora/auth/panda',
      'POST /gora/auth/token/panda',
      'GET /gora/auth/panda',
    ]);
  });

  it('[R4.27] answers 401 and deletes all tokens if the auth server refuses it with 400', async () => {
    const browser = site.aBrowser();
    await browser.signIn('panda');
    site.gateway.endSessions();
    site.gateway.asked.length = 0;
    await expect(browser.request('/auth/panda', { auth: 'panda' })).rejects.toMatchObject({
      code: 'invalid_auth',
      status: 401,
    });
    expect(tokenCalls()).toBe(1);
    const answer = await browser.whoAmI('panda');
    expect([answer.status, browser.jar.kept.size]).toEqual([401, 0]);
  });

  it.each([
    [500, 'an error'],
    [503, 'a proxy without its server'],
    [0, 'no answer at all'],
  ])(
    '[R4.27] is tried again after %i (%s), and the session goes on once that succeeds',
    async (status) => {
      const patient = await site.aShell({ pause: 1, persistence: 60_000 });
      const browser = site.aBrowser(patient);
      await browser.signIn('panda');
      browser.jar.kept.delete('__rg_panda_at');
      let asked = 0;
      site.gateway.breakLine((call) => {
        if (!call.includes('/token/')) return undefined;
        asked += 1;
        return asked <= 5 ? status : undefined;
      });
      expect((await browser.whoAmI('panda')).status).toBe(200);
      expect(asked).toBe(6);
    },
  );

  it.each([500, 0])(
    '[R4.27] answers 401 and deletes all tokens if it fails with %i to the end',
    async (status) => {
      const browser = site.aBrowser();
      await browser.signIn('rbs');
      browser.jar.kept.delete('gora_at_rbs');
      site.gateway.asked.length = 0;
      site.gateway.breakLine((call) => (call.includes('/token/') ? status : undefined));
      expect((await browser.whoAmI('rbs')).status).toBe(401);
      expect(tokenCalls()).toBeGreaterThan(1);
      expect(browser.jar.kept.size).toBe(0);
    },
  );

  it('[R4.27] answers 401 to every waiting call and deletes all tokens if it hangs to the end', async () => {
    const browser = site.aBrowser();
    await browser.signIn('panda');
    browser.jar.kept.delete('__rg_panda_at');
    site.gateway.breakLine(() => new Promise(() => {}));
    const impatient = site.aBrowser(await site.aShell({ patience: 1 }), browser.jar);
    const answers = await Promise.all([impatient.whoAmI('panda'), impatient.whoAmI('panda')]);
    expect([...answers.map(({ status }) => status), browser.jar.kept.size]).toEqual([401, 401, 0]);
  });

  it('[R7.14] sends the service of rfb', async () => {
    const browser = site.aBrowser();
    await browser.signIn('rfb');
    expect((await browser.post('/account/rfb/token')).status).toBe(200);
  });

  it('happens once for twenty calls of two tabs through two shell servers', async () => {
    const other = await site.aShell();
    const browser = site.aBrowser();
    await browser.signIn('panda');
    browser.jar.kept.delete('__rg_panda_at');
    const before = site.gateway.audited('rotated');
    const old = new Map(browser.jar.kept);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const jar = new CookieJar();
        for (const [name, value] of old) jar.kept.set(name, value);
        return site.aBrowser(index % 2 === 0 ? site.shell : other, jar).whoAmI('panda');
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(
      new Set(
        answers.flatMap((answer) =>
          answer.headers.getSetCookie().map((line) => line.split(';')[0]),
        ),
      ).size,
    ).toBe(2);
    expect(site.gateway.audited('rotated') - before).toBe(1);
  });
});
