/** @jest-environment node */
import type { AuthType } from 'shared-contracts/staff';
import { shellWithAuth } from '../../testing/shellWithAuth.ts';

const site = shellWithAuth();

describe('calls in somebody\'s name', () => {
  it('[R5.39] fail without any token: No Access Token!!!, and without an id token: No ID Token!!!', async () => {
    const { request } = site.aBrowser();
    await expect(request('/auth/panda', { auth: 'panda' })).rejects.toMatchObject({ code: 'invalid_auth', status: 401, message: 'No Access Token!!!' });
    await expect(request('/account/user/user', { auth: { type: 'user', token: 'id' } })).rejects.toMatchObject({ code: 'invalid_auth', status: 401, message: 'No ID Token!!!' });
    expect(site.gateway.asked).toEqual([]);
  });

  it('[R7.16] keep their answer from every cache, however public the same call is without a name', async () => {
    const browser = site.aBrowser();
    await browser.signIn('panda');
    const path = '/gora/calendar/holidays?start_date=2026-11-21&end_date=2026-12-21';
    const [open, named] = [await browser.call('GET', path), await browser.call('GET', path, undefined, { 'x-auth-type': 'panda' })];
    expect([open.status, named.status]).toEqual([200, 200]);
    expect([open.headers.get('cache-control') === 'private, no-store', named.headers.get('cache-control')]).toEqual([false, 'private, no-store']);
  });

  it('[R5.38] an account system that there is not is said to be invalid', async () => {
    await expect(site.aBrowser().request('/auth/panda', { auth: 'tiger' as AuthType })).rejects.toMatchObject({
      code: 'api_error', status: 400, message: expect.stringContaining('(ApiErrorMessage: Auth type is invalid: tiger)'),
    });
  });
});
