/** @jest-environment node */
import { LOGIN, originOf, shellWithAuth } from '../../../testing/shellWithAuth.ts';

const site = shellWithAuth();

describe('a request of another site', () => {
  const foreign: [string, Record<string, string>][] = [
    ['a cross-site page', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a page of another host of the site', { 'sec-fetch-site': 'same-site' }],
    [
      'a browser that sends only its origin',
      { 'sec-fetch-site': '', origin: 'https://evil.example' },
    ],
    [
      'a browser that sends only its origin, of the protocol of this site',
      { 'sec-fetch-site': '', origin: 'http://evil.example' },
    ],
    ['an unknown sender', { 'sec-fetch-site': '', origin: '' }],
  ];

  it.each(foreign)(
    'is refused with 403 from %s: login, logout, refresh and calls that change something',
    async (_who, headers) => {
      const browser = site.aBrowser();
      await browser.signIn('panda');
      site.gateway.asked.length = 0;
      const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
      for (const path of [
        '/gora/auth/login/panda',
        '/gora/auth/logout/panda',
        '/gora/auth/token/panda',
        '/gora/anything',
        '/staff/panda/thing',
      ]) {
        const answer = await fetch(originOf(site.shell) + path, {
          method: 'POST',
          headers: { ...given, cookie: browser.jar.header, 'content-type': 'application/json' },
          body: '{}',
        });
        expect([path, answer.status]).toEqual([path, 403]);
      }
      expect(site.gateway.asked).toEqual([]);
    },
  );

  it('is one of the same host by another protocol, unless the browser vouches for it', async () => {
    const post = (origin: string) =>
      fetch(`${originOf(site.shell)}/gora/anything`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: '{}',
      });
    const own = originOf(site.shell);
    expect((await post(own.replace('http:', 'https:'))).status).toBe(403);
    expect((await post(own)).status).not.toBe(403);
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain'])(
    'is refused as %s even from a page of this site, since calls are JSON',
    async (type) => {
      const answer = await fetch(`${originOf(site.shell)}/gora/auth/login/panda`, {
        method: 'POST',
        headers: {
          'content-type': type,
          origin: originOf(site.shell),
          'sec-fetch-site': 'same-origin',
        },
        body: 'bkey=x',
      });
      expect(answer.status).toBe(415);
    },
  );

  it.each([
    '/gora/x/../auth/login/panda',
    '/gora/auth/login/panda/',
    '/gora//auth/login/panda',
    '/gora/%61uth/login/panda',
    '/gora/auth%2Flogin/panda',
    '/gora/account/suzaku/login/',
  ])('gets no token by another spelling of the path, such as %s', async (path) => {
    const { hostname, port } = new URL(originOf(site.shell));
    const { request } = await import('node:http');
    const text = await new Promise<string>((resolve, reject) => {
      const sent = request(
        {
          hostname,
          port,
          path,
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: originOf(site.shell) },
        },
        (answer) => {
          let body = '';
          answer
            .on('data', (part) => {
              body += String(part);
            })
            .on('end', () => resolve(body));
        },
      );
      sent.on('error', reject);
      sent.end(JSON.stringify({ ...LOGIN.panda, ...LOGIN.suzaku }));
    });
    expect(text).not.toMatch(/"access_token"/);
  });
});
