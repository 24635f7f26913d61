/** @jest-environment node */
import { CookieJar } from '../../../testing/runningGateway.ts';
import { shellWithAuth } from '../../../testing/shellWithAuth.ts';

const site = shellWithAuth();

describe('signing out through the shell', () => {
  it('[R7.11][R4.26] clears the cookies and ends the session at the auth server', async () => {
    const browser = site.aBrowser();
    await browser.signIn('panda');
    const before = browser.jar.header;
    const answer = await browser.post('/auth/logout/panda');
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().every((line) => line.includes('Max-Age=0'))).toBe(true);
    const revived = new CookieJar();
    revived.keep(before.split('; '));
    expect((await site.aBrowser(site.shell, revived).whoAmI('panda')).status).toBe(401);
  });

  it('[R7.11] keeps the cookies if the logout fails', async () => {
    const browser = site.aBrowser();
    await browser.signIn('panda');
    site.gateway.breakLine((call) => (call.includes('logout') ? 500 : undefined));
    expect((await browser.post('/auth/logout/panda')).status).toBe(502);
    expect(browser.jar.kept.size).toBe(2);
  });

  it.each([0, 502, 503, 504])(
    '[R4.26] clears the cookies at once if the auth server cannot be reached (%i)',
    async (status) => {
      const browser = site.aBrowser();
      await browser.signIn('rbs');
      site.gateway.breakLine(() => status);
      expect((await browser.post('/auth/logout/rbs')).status).toBe(200);
      expect(browser.jar.kept.size).toBe(0);
    },
  );

  it('[R4.26][R4.27] does not wait for the second try of a renewal', async () => {
    const browser = site.aBrowser(await site.aShell({ pause: 60_000, signOutPatience: 1 }));
    await browser.signIn('panda');
    browser.jar.kept.delete('__rg_panda_at');
    site.gateway.breakLine(() => 0);
    expect((await browser.post('/auth/logout/panda')).status).toBe(200);
    expect(browser.jar.kept.size).toBe(0);
  });

  it('[R4.26][R7.11] does not wait for a hanging auth server, which still ends the session later', async () => {
    const browser = site.aBrowser(await site.aShell({ signOutPatience: 1 }));
    await browser.signIn('panda');
    const revived = new CookieJar();
    revived.keep(browser.jar.header.split('; '));
    const { promise: hanging, resolve: wake } = Promise.withResolvers<undefined>();
    site.gateway.breakLine(() => hanging);
    expect((await browser.post('/auth/logout/panda')).status).toBe(200);
    expect(browser.jar.kept.size).toBe(0);

    wake(undefined);
    const other = site.aBrowser(site.shell, revived);
    while ((await other.whoAmI('panda')).status !== 401) {
      /* the logout has not arrived yet */
    }
  });

  it('is not undone by a renewal that runs at the same time', async () => {
    const browser = site.aBrowser();
    await browser.signIn('panda');
    const jar = new CookieJar();
    jar.keep(browser.jar.header.split('; '));
    jar.kept.delete('__rg_panda_at');
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const reached = new Promise<void>((resolve) => {
      site.gateway.breakLine((call) => {
        if (call.includes('/token/')) resolve();
        return undefined;
      });
    });
    const late = site
      .aBrowser(site.shell, jar)
      .whoAmI('panda')
      .finally(() => release());
    await reached;
    const out = await browser.post('/auth/logout/panda');
    await held;
    await late;
    expect(out.status).toBe(200);
    expect((await site.aBrowser(site.shell, jar).whoAmI('panda')).status).toBe(401);
    expect(jar.kept.size).toBe(0);
  });
});
