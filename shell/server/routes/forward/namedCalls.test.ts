/** @jest-environment node */
import type { AuthType } from 'shared-contracts/staff';
import { shellWithAuth } from '../../../testing/shellWithAuth.ts';

const site = shellWithAuth();

describe('calls with a session', () => {
  it('[R5.39] fail without any token (No Access Token!!!) and without an id token (No ID Token!!!)', async () => {
    const { request } = site.aBrowser();
    await expect(request('/auth/panda', { auth: 'panda' })).rejects.toMatchObject({
      code: 'invalid_auth',
      status: 401,
      message: 'No Access Token!!!',
    });
    await expect(
      request('/account/user/user', { auth: { type: 'user', token: 'id' } }),
    ).rejects.toMatchObject({ code: 'invalid_auth', status: 401, message: 'No ID Token!!!' });
    expect(site.gateway.asked).toEqual([]);
  });

  it('[R7.16] are never cached, even if the same call without a session is public', async () => {
    const browser = site.aBrowser();
    await browser.signIn('panda');
    const path = '/gora/calendar/holidays?start_date=2026-11-21&end_date=2026-12-21';
    const open = await browser.call('GET', path);
    const named = await browser.call('GET', path, undefined, { 'x-auth-type': 'panda' });
    expect([open.status, named.status]).toEqual([200, 200]);
    expect([
      open.headers.get('cache-control') === 'private, no-store',
      named.headers.get('cache-control'),
    ]).toEqual([false, 'private, no-store']);
  });

  it('[R5.38] are refused for an unknown account system', async () => {
    await expect(
      site.aBrowser().request('/auth/panda', { auth: 'tiger' as AuthType }),
    ).rejects.toMatchObject({
      code: 'api_error',
      status: 400,
      message: expect.stringContaining('(ApiErrorMessage: Auth type is invalid: tiger)'),
    });
  });

  it('[R7.16][R4.30] with a file check the token first, and send the whole file once with the new bearer', async () => {
    const browser = site.aBrowser();
    await browser.signIn('panda');
    site.gateway.expireAccess();
    site.gateway.asked.length = 0;
    site.gateway.breakLine((call) => (call === 'POST /gora/upload' ? 200 : undefined));
    const file = new File([Buffer.alloc(200_000, 'あ')], '請求書.pdf', { type: 'application/pdf' });
    const sent = new FormData();
    sent.set('note', '11月分');
    sent.set('file', file);
    await browser.client().post('/upload', sent, { formData: true, auth: 'panda' });

    expect(site.gateway.asked).toEqual([
      'GET /gora/auth/panda',
      'POST /gora/auth/token/panda',
      'GET /gora/auth/panda',
      'POST /gora/upload',
    ]);
    const received = site.gateway.received.at(-1);
    if (!received) throw new Error('The gateway received nothing');
    const { 'content-type': type = '', authorization = '', ...headers } = received.headers;
    const form = await new Response(new Uint8Array(received.body), {
      headers: { 'content-type': type },
    }).formData();
    expect(form.get('note')).toBe('11月分');
    expect(
      Buffer.from(await (form.get('file') as File).arrayBuffer()).equals(
        Buffer.from(await file.arrayBuffer()),
      ),
    ).toBe(true);
    const who = await fetch(`${site.gateway.url}/gora/auth/panda`, {
      headers: { authorization },
    });
    expect(await who.json()).toMatchObject({ data: [{ staff_id: '1001' }] });
    expect([headers.cookie, headers['x-auth-type']]).toEqual([undefined, undefined]);
  });
});
