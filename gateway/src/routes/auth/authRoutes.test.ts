import { join } from 'node:path';
import {
  rbsUser,
  pandaUser,
  tokenReply,
  tokens as tokensOf,
  type Tokens,
} from 'shared-contracts/staff';
import { testFolder } from '../../testing/openTestGateway.ts';
import { authRoutesOn } from '../../auth/testing/authRoutesOn.ts';
import { SECRETS } from '../../auth/testing/openTestAuth.ts';
import { demoMembers } from '../../inventory/filling/demoMembers.ts';
import { migrate } from '../../inventory/migrations/migrate.ts';
import { membersOf } from '../user/members.ts';
import { openForWriting } from '../../inventory/openForWriting.ts';

const RIGHT = { bkey: SECRETS.panda };
const RBS = { username: 'owner', password: SECRETS.rbs };

describe.each(['sqlite', 'postgres'] as const)('the auth server on %s', (kind) => {
  const folder = testFolder();
  const inventory = openForWriting({ kind: 'sqlite', file: join(folder.path, 'members.sqlite') });
  const site = authRoutesOn(kind, () => membersOf(inventory.db));
  const { post } = site;

  beforeAll(async () => {
    await migrate(inventory.db, inventory.kind);
    await inventory.db.insertInto('member').values(demoMembers()).execute();
  });
  afterAll(async () => {
    await inventory.db.destroy();
    folder.remove();
  });

  const signIn = async (type = 'panda', body: object = RIGHT): Promise<Tokens> =>
    tokensOf.parse(tokenReply.parse((await post(`/auth/login/${type}`, body)).json()).data[0]);
  const user = async (path: string, token: string) =>
    site.app.inject({ url: path, headers: { authorization: `Bearer ${token}` } });
  const renew = (token: string, type = 'panda') =>
    post(`/auth/token/${type}`, { refresh_token: token });

  it('[R7.10][R3.22] signs panda in by bkey and rbs by username and password', async () => {
    expect(Object.keys(await signIn())).toEqual([
      'access_token',
      'access_token_expires_in',
      'refresh_token',
      'refresh_token_expires_in',
    ]);
    expect(await signIn('rbs', RBS)).toMatchObject({
      access_token_expires_in: 900,
      refresh_token_expires_in: 43_200,
      invoice_download_token: expect.any(String),
      invoice_download_token_expires_in: 43_200,
    });
    expect(await signIn('rbs', { ...RBS, username: 'front' })).not.toHaveProperty(
      'invoice_download_token',
    );
  });

  it('[R3.23][R7.13] says who is signed in, in the first item of a list', async () => {
    const panda = await user('/auth/panda', (await signIn()).access_token);
    expect(pandaUser.parse(panda.json().data[0])).toEqual({
      staff_id: '1001',
      session_age: 0,
      session_expires_in: 43_200,
      security_keys: 0,
    });
    const rbs = await user('/auth/rbs', (await signIn('rbs', RBS)).access_token);
    expect(rbsUser.parse(rbs.json().data[0])).toMatchObject({
      authority: '1',
      golf_course_id: 10_001,
    });
  });

  it('says how old a session is, also after a renewal, so that the shell can ask for the secret again', async () => {
    const { refresh_token } = await signIn();
    site.test.pass(700_000);
    const { access_token } = (await renew(refresh_token)).json().data[0] as Tokens;
    expect((await user('/auth/panda', access_token)).json().data[0].session_age).toBe(700);
  });

  it('[R1.10] keeps panda and rbs apart: neither accepts a token of the other', async () => {
    const { access_token, refresh_token } = await signIn();
    expect((await user('/auth/rbs', access_token)).statusCode).toBe(401);
    expect((await renew(refresh_token, 'rbs')).statusCode).toBe(400);
    expect((await post('/auth/logout/rbs', { access_token })).statusCode).toBe(401);
    expect(
      (await post('/auth/login/rbs', { username: 'panda-1001', password: SECRETS.panda }))
        .statusCode,
    ).toBe(401);
  });

  it.each([{ bkey: 'panda-1001-wrong' }, { bkey: '' }, { bkey: 'nobody-at-all' }, { bkey: '-' }])(
    '[R3.24] refuses %j with 401 and a message, and does not say why',
    async (body) => {
      const reply = await post('/auth/login/panda', body);
      expect([reply.statusCode, reply.json().data]).toEqual([401, [{ message: 'Login failed' }]]);
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(await site.test.audited('sign-in-refused')).toHaveLength(1);
    },
  );

  it('notes a refused renewal once an hour for a session, and nothing for a text that was no token', async () => {
    const { refresh_token, access_token } = await signIn();
    await post('/auth/logout/panda', { access_token });
    for (const text of ['nonsense', refresh_token, refresh_token])
      expect((await renew(text)).statusCode).toBe(400);
    expect(await site.test.audited('refresh-refused')).toMatchObject([{ login: 'panda-1001' }]);
  });

  it('[R7.12] renews the tokens and continues the session', async () => {
    const first = await signIn('rbs', RBS);
    const second = (await renew(first.refresh_token, 'rbs')).json().data[0] as Tokens;
    expect(
      new Set([first.access_token, first.refresh_token, second.access_token, second.refresh_token])
        .size,
    ).toBe(4);
    expect(second.invoice_download_token).toEqual(expect.any(String));
    expect((await user('/auth/rbs', second.access_token)).statusCode).toBe(200);
  });

  it('renews a refresh token once when it comes twenty times at once, and gives every request the same tokens', async () => {
    const { refresh_token } = await signIn();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => (await renew(refresh_token)).json().data[0] as Tokens),
    );
    expect(new Set(answers.map(({ access_token }) => access_token)).size).toBe(1);
    expect(await site.test.audited('rotated')).toHaveLength(1);
  });

  it('gives the same tokens for a used refresh token within the grace time, and ends the session when it comes back after its successor was used', async () => {
    const first = await signIn();
    const second = (await renew(first.refresh_token)).json().data[0] as Tokens;
    site.test.pass(29_000);
    expect((await renew(first.refresh_token)).json().data[0].access_token).toBe(
      second.access_token,
    );
    await renew(second.refresh_token);
    site.test.pass(60_000);
    expect((await renew(first.refresh_token)).statusCode).toBe(400);
    expect((await user('/auth/panda', second.access_token)).statusCode).toBe(401);
    expect(await site.test.audited('refresh-reused')).toHaveLength(1);
  });

  it('keeps the session when a reply got lost: the old token works as long as its successor was never used', async () => {
    const { refresh_token } = await signIn();
    await renew(refresh_token);
    site.test.pass(3_600_000);
    const late = (await renew(refresh_token)).json().data[0] as Tokens;
    expect(late.access_token_expires_in).toBe(900);
    expect((await user('/auth/panda', late.access_token)).statusCode).toBe(200);
  });

  it('[R7.11] signs out once, with all tokens of the session; a later renewal does not revive it', async () => {
    const { access_token, refresh_token } = await signIn();
    const outs = await Promise.all([
      post('/auth/logout/panda', { access_token }),
      post('/auth/logout/panda', { access_token }),
    ]);
    expect(outs.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const renewed = await renew(refresh_token);
    expect([renewed.statusCode, renewed.json().data[0].message]).toEqual([
      400,
      'Invalid refresh token',
    ]);
    expect(await site.test.audited('signed-out')).toHaveLength(1);
  });

  it('ends the session when its time is over, however often the tokens were renewed', async () => {
    const first = await signIn();
    site.test.pass(43_000_000);
    const second = (await renew(first.refresh_token)).json().data[0] as Tokens;
    expect([second.access_token_expires_in, second.refresh_token_expires_in]).toEqual([200, 200]);
    site.test.pass(200_000);
    expect((await user('/auth/panda', second.access_token)).statusCode).toBe(401);
    expect((await renew(second.refresh_token)).statusCode).toBe(400);
  });

  it('[R3.25][R6.03][R7.14] signs in to the other account systems with their own parameters', async () => {
    const rfb = await post('/account/rfb/login', {
      service: 'booking',
      authorization_code: await site.test.auth.codes.issue('asagiri', 'booking'),
      requested_contract_id: 'c-9',
    });
    expect(
      (await user('/account/rfb/user', rfb.json().data[0].access_token)).json().data[0],
    ).toEqual({
      service: 'booking',
      user_type: '1',
      contract_id: 'c-7',
      requested_contract_id: 'c-9',
      session_age: 0,
      session_expires_in: 43_200,
    });
    const { refresh_token } = rfb.json().data[0] as Tokens;
    expect((await post('/account/rfb/token', { refresh_token })).statusCode).toBe(400);
    expect(
      (await post('/account/rfb/token', { refresh_token, service: 'booking' })).statusCode,
    ).toBe(200);
    const suzaku = await post('/account/suzaku/login', { phoenix: '4711', garuda: SECRETS.suzaku });
    expect(
      (await user('/account/suzaku/user', suzaku.json().data[0].access_token)).json().data[0],
    ).toMatchObject({ employee_id: '4711' });
    const other = await post('/account/default/login', {
      username: 'someone',
      password: SECRETS.default,
    });
    expect(
      (await user('/account/default/user', other.json().data[0].access_token)).json().data[0],
    ).toMatchObject({ user_id: 'someone' });
  });

  it("[R6.03][R7.13] knows a member of the user site by the site's cookie, and gives an id token that user info accepts", async () => {
    expect((await post('/account/user/login', { service_id: 'omnig08' })).statusCode).toBe(401);
    const tokens = (
      await post(
        '/account/user/login',
        { service_id: 'omnig08' },
        { cookie: 'gora_demo_member=rgc' },
      )
    ).json().data[0] as Tokens;
    const info = await user('/account/user/user?grant_type=id_token', tokens.id_token ?? '');
    expect(info.json().data[0]).toMatchObject({ user_id: 'rgc' });
  });

  it('[R7.13] accepts the token of the user site only under its own grant type', async () => {
    const { access_token, id_token = '' } = (
      await post(
        '/account/user/login',
        { service_id: 'omnig08' },
        { cookie: 'gora_demo_member=rgc' },
      )
    ).json().data[0] as Tokens;
    const ask = async (grant: string, token: string) =>
      (await user(`/account/user/user${grant}`, token)).statusCode;
    expect([
      await ask('?grant_type=id_token', id_token),
      await ask('?grant_type=access_token', access_token),
      await ask('?grant_type=id_token', access_token),
      await ask('?grant_type=access_token', id_token),
      await ask('?grant_type=password', access_token),
      await ask('', access_token),
    ]).toEqual([200, 200, 401, 401, 400, 400]);
  });

  it('deletes sessions a day after their end, and the log after more than a year', async () => {
    await signIn();
    site.test.pass(43_200_000 + 86_400_001);
    await site.test.auth.forget();
    const left = async (table: 'auth_session' | 'auth_token' | 'auth_audit') =>
      (await site.store.selectFrom(table).selectAll().execute()).length;
    expect([
      await left('auth_session'),
      await left('auth_token'),
      await left('auth_audit'),
    ]).toEqual([0, 0, 1]);
    site.test.pass(400 * 86_400_000);
    await site.test.auth.forget();
    expect(await left('auth_audit')).toBe(0);
  });

  it('stores no secret and no token in plain text', async () => {
    const tokens = await signIn('rbs', RBS);
    await renew(tokens.refresh_token, 'rbs');
    const rows = JSON.stringify(
      await Promise.all(
        (['auth_account', 'auth_session', 'auth_token', 'auth_audit'] as const).map((table) =>
          site.store.selectFrom(table).selectAll().execute(),
        ),
      ),
    );
    for (const secret of [
      SECRETS.rbs,
      SECRETS.panda,
      tokens.access_token,
      tokens.refresh_token,
      tokens.invoice_download_token,
    ])
      expect(rows).not.toContain(secret);
  });

  it.each([{}, { bkey: 'x'.repeat(201) }])(
    'answers 400 to %j, which is not a sign-in',
    async (body) => {
      expect((await post('/auth/login/panda', body)).statusCode).toBe(400);
    },
  );
});
