/** @jest-environment node */
import { shellWithAuth } from '../../testing/shellWithAuth.ts';

const site = shellWithAuth();

describe('the guard of panda staff', () => {
  const page = { accept: 'text/html' };

  it('[R6.02] lets them through and knows who they are', async () => {
    const browser = site.aBrowser();
    await browser.signIn('panda');
    expect(await (await browser.call('GET', '/staff/panda/thing')).text()).toBe('panda1001');
  });

  it('redirects a page to the login with the way back, and answers 401 to a call', async () => {
    const browser = site.aBrowser();
    const answer = await browser.call('GET', '/staff/panda/thing?a=1', undefined, page);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/staff/panda/login?return=%2Fstaff%2Fpanda%2Fthing%3Fa%3D1',
    ]);
    expect((await browser.call('POST', '/staff/panda/thing', {})).status).toBe(401);
  });

  it('[R10.06] leads the plain form of an ended session to the login, and no form of another site', async () => {
    const browser = site.aBrowser();
    await browser.signIn('panda');
    site.gateway.endSessions();
    const foreign = { ...page, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const refused = await browser.call('POST', '/staff/panda/thing', undefined, foreign);
    expect([refused.status, refused.headers.get('location')]).toEqual([403, null]);
    const sent = await browser.call('POST', '/staff/panda/thing', undefined, page);
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      '/staff/panda/login?ended=1&return=%2Fstaff%2Fpanda%2Fthing',
    ]);
    expect((await browser.call('POST', '/staff/panda/thing')).status).toBe(401);
  });

  it('[R1.10] does not accept a session of rbs', async () => {
    const browser = site.aBrowser();
    await browser.signIn('rbs');
    expect((await browser.call('GET', '/staff/panda/thing')).status).toBe(401);
  });

  it('tells an ended session from an auth server that does not answer, which signs nobody out', async () => {
    const browser = site.aBrowser();
    await browser.signIn('panda');
    site.gateway.breakLine(() => 0);
    expect((await browser.call('GET', '/staff/panda/thing', undefined, page)).status).toBe(503);
    expect(browser.jar.kept.size).toBe(2);
    site.gateway.breakLine(() => undefined);
    site.gateway.endSessions();
    expect(
      (await browser.call('GET', '/staff/panda/thing', undefined, page)).headers.get('location'),
    ).toContain('?ended=1&return=');
  });

  it('[R10.06] shows a page that says so, and answers 502 to calls, if the auth server hangs, and signs nobody out', async () => {
    const browser = site.aBrowser();
    await browser.signIn('panda');
    site.gateway.breakLine(() => new Promise(() => {}));
    const impatient = site.aBrowser(await site.aShell({ patience: 1 }), browser.jar);
    const ask = (headers: Record<string, string>) =>
      impatient.call('GET', '/staff/panda/thing', undefined, headers);
    const shown = await ask(page);
    expect([shown.status, await shown.text()]).toEqual([503, '<p>no answer</p>']);
    expect((await ask({})).status).toBe(502);
    expect(browser.jar.kept.size).toBe(2);
  });
});
