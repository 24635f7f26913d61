import { authRoutesOn, ORIGINS } from '../../auth/testing/authRoutesOn.ts';
import { SECRETS } from '../../auth/testing/openTestAuth.ts';

const PATH = '/account/rfb/authorize';
const ASKED = {
  service: 'booking',
  state: 'state-of-the-browser',
  redirect_uri: 'http://site.example/account/rfb/return?return=%2Fsearch%2F',
};
const PERSON = { username: 'asagiri', password: SECRETS.rfb };

describe.each(['sqlite', 'postgres'] as const)(
  'the sign-in of the reservation site on %s',
  (kind) => {
    const site = authRoutesOn(kind);
    const ask = (query: Record<string, string>, language = 'ja') =>
      site.app.inject({
        url: `${PATH}?${new URLSearchParams(query)}`,
        headers: { 'accept-language': language },
      });
    const send = (form: Record<string, string>, origin: string = ORIGINS.gatewayOrigin) =>
      site.app.inject({
        method: 'POST',
        url: PATH,
        payload: new URLSearchParams(form).toString(),
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      });
    const signIn = async (more: Record<string, string> = {}) => {
      const { headers } = await send({ ...ASKED, ...PERSON, ...more });
      return new URL(String(headers.location));
    };
    const exchange = (authorization_code: string, service = 'booking') =>
      site.post('/account/rfb/login', { service, authorization_code });

    it('[R3.25][R6.03] returns to the site with a code and the state of the browser', async () => {
      const back = await signIn({ requested_contract_id: 'c-9' });
      expect(back.origin + back.pathname).toBe('http://site.example/account/rfb/return');
      expect(Object.fromEntries(back.searchParams)).toEqual({
        return: '/search/',
        authorization_code: expect.stringMatching(/^[\w-]{43}$/),
        state: 'state-of-the-browser',
        requested_contract_id: 'c-9',
      });
      expect((await signIn()).searchParams.has('requested_contract_id')).toBe(false);
    });

    it('[R3.25] refuses a form in which a field stands twice, and says so on the page', async () => {
      const twice = new URLSearchParams({ ...ASKED, ...PERSON });
      twice.append('password', 'another');
      const answer = await site.app.inject({
        method: 'POST',
        url: PATH,
        payload: twice.toString(),
        headers: {
          origin: ORIGINS.gatewayOrigin,
          'content-type': 'application/x-www-form-urlencoded',
        },
      });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['content-type']).toContain('text/html');
    });

    it('[R3.25] gives a code that counts once, for its service, within a minute', async () => {
      const codeOf = async () => (await signIn()).searchParams.get('authorization_code') ?? '';
      const code = await codeOf();
      expect((await exchange(code, 'other')).statusCode).toBe(401);
      expect((await exchange(code)).statusCode).toBe(200);
      expect((await exchange(code)).statusCode).toBe(401);
      const late = await codeOf();
      site.test.pass(60_001);
      expect((await exchange(late)).statusCode).toBe(401);
      await site.test.auth.forget();
      expect(await site.store.selectFrom('auth_code').selectAll().execute()).toEqual([]);
      expect(await site.test.audited('sign-in-refused')).toHaveLength(3);
    });

    it('[R3.25] takes no secret of an account in place of a code, and keeps no code in plain text', async () => {
      expect((await exchange(SECRETS.rfb)).statusCode).toBe(401);
      const code = (await signIn()).searchParams.get('authorization_code') ?? '';
      const kept = await site.store.selectFrom('auth_code').selectAll().execute();
      expect(kept).toMatchObject([{ login: 'asagiri', service: 'booking' }]);
      expect(JSON.stringify(kept)).not.toContain(code);
    });

    it.each([
      ['ja', 'ja', '予約サイトにログイン'],
      ['en', 'en', 'Sign in to the reservation site'],
      ['ko', 'ko', '예약 사이트 로그인'],
      ['zh-CN', 'zh-Hans', '登录预订网站'],
      ['zh-TW', 'zh-Hant', '登入預訂網站'],
    ])('speaks to a visitor in %s, and shows what the site asks', async (asked, lang, title) => {
      const { body } = await ask({ ...ASKED, requested_contract_id: 'c-9' }, asked);
      for (const text of [`<html lang="${lang}"`, title, '<dd>booking</dd>', '<dd>c-9</dd>'])
        expect(body).toContain(text);
      expect(body).toContain('error=access_denied&amp;state=state-of-the-browser');
    });

    it.each([{ password: 'wrong' }, { username: 'nobody' }, { service: 'other' }])(
      'refuses %j with one message, and keeps the name and not the password',
      async (change) => {
        const given = { ...ASKED, ...PERSON, ...change };
        const { statusCode, body } = await send(given);
        expect([
          statusCode,
          body.includes('ログインできませんでした') || body.includes('could not'),
        ]).toEqual([401, true]);
        expect(body).toContain(`value="${given.username}"`);
        expect(body).not.toContain(given.password);
      },
    );

    it('waits after five wrong passwords, as every sign-in does', async () => {
      for (let tried = 0; tried < 5; tried += 1) await send({ ...ASKED, ...PERSON, password: 'x' });
      expect((await send({ ...ASKED, ...PERSON })).statusCode).toBe(429);
    });

    it.each([
      'https://evil.example/account/rfb/return',
      '//evil.example/account/rfb/return',
      'http://site.example/search/',
      'javascript:alert(1)',
      '',
    ])('gives no form and no code for the way back %j', async (redirect_uri) => {
      const asked = await ask({ ...ASKED, redirect_uri });
      expect([asked.statusCode, asked.body.includes('<form')]).toEqual([400, false]);
      const answer = await send({ ...ASKED, ...PERSON, redirect_uri });
      expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined]);
    });

    it('refuses the form of another site', async () => {
      expect((await send({ ...ASKED, ...PERSON }, 'http://evil.example')).statusCode).toBe(403);
    });
  },
);
