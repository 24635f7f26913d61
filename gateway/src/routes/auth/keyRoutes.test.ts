import { keyAskedReply, tokenReply } from 'shared-contracts/staff';
import { keepAccounts } from '../../auth/accounts/keepAccounts.ts';
import { hashSecret } from '../../auth/accounts/secretHash.ts';
import { authServer } from '../../auth/authServer.ts';
import { authRoutesOn } from '../../auth/testing/authRoutesOn.ts';
import { SECRETS, STAFF_ORIGIN as origin } from '../../auth/testing/openTestAuth.ts';
import { softKey } from '../../auth/testing/softKey.ts';

const RIGHT = { bkey: SECRETS.panda };
const OTHER = 'https://evil.golf.example';

describe.each(['sqlite', 'postgres'] as const)('security keys on %s', (kind) => {
  const site = authRoutesOn(kind);
  const post = (url: string, payload: object = {}, token = '') =>
    site.post(url, payload, { authorization: `Bearer ${token}` });
  const signIn = (more: object = {}) => post('/auth/login/panda', { ...RIGHT, ...more });
  const tokenOf = async (more?: object): Promise<string> =>
    tokenReply.parse((await signIn(more)).json()).data[0]?.access_token ?? '';
  const challengeOf = async (token: string): Promise<string> =>
    (await post('/staff-keys/panda/challenge', {}, token)).json().data[0].challenge;
  const asked = async (): Promise<string> => {
    const [first] = keyAskedReply.parse((await signIn()).json()).data;
    return String(first?.key['challenge']);
  };

  /** Adds a key to panda-1001, and returns it with the session that did. */
  async function withKey() {
    const key = softKey();
    const token = await tokenOf();
    const made = key.create({ challenge: await challengeOf(token), origin });
    const added = await post('/staff-keys/panda/add', { secret: RIGHT.bkey, key: made }, token);
    expect(added.statusCode).toBe(200);
    return { key, token };
  }
  const list = async (token: string) =>
    site.app.inject({ url: '/staff-keys/panda', headers: { authorization: `Bearer ${token}` } });

  it('are asked after the right secret, and only their signature signs in', async () => {
    const { key } = await withKey();
    const first = await signIn();
    expect(first.statusCode).toBe(403);
    expect(first.json().data[0]).toMatchObject({
      message: 'A security key is asked',
      key: { rpId: 'staff.golf.example', allowCredentials: [{ id: key.id, type: 'public-key' }] },
    });
    expect(first.body).not.toContain('token');
    const assertion = key.get({ challenge: await asked(), origin });
    expect((await signIn({ assertion })).statusCode).toBe(200);
  });

  it('are not asked after a wrong secret, which tells nobody whether an account has one', async () => {
    await withKey();
    const wrong = await post('/auth/login/panda', { bkey: 'panda-1001-wrong' });
    expect([wrong.statusCode, wrong.json().data]).toEqual([401, [{ message: 'Login failed' }]]);
  });

  it('do not sign in without the secret', async () => {
    const { key } = await withKey();
    const assertion = key.get({ challenge: await asked(), origin });
    const answer = await post('/auth/login/panda', { bkey: 'panda-1001-wrong', assertion });
    expect(answer.statusCode).toBe(401);
  });

  it('[R1.10] are asked of the account alone: others sign in as before', async () => {
    await withKey();
    const rbs = await post('/auth/login/rbs', { username: 'owner', password: SECRETS.rbs });
    expect(rbs.statusCode).toBe(200);
  });

  it.each<[string, (key: ReturnType<typeof softKey>, challenge: string) => string]>([
    ['of another key', (_key, challenge) => softKey().get({ challenge, origin })],
    ['of another challenge', (key) => key.get({ challenge: 'AAAA', origin })],
    ["at another site's page", (key, challenge) => key.get({ challenge, origin: OTHER })],
    [
      'that another site got for this host',
      (key, challenge) => key.get({ challenge, origin: OTHER, host: 'staff.golf.example' }),
    ],
    [
      'whose bytes were changed',
      (key, challenge) => {
        const answer = JSON.parse(key.get({ challenge, origin }));
        answer.response.signature = `A${answer.response.signature.slice(1)}`;
        return JSON.stringify(answer);
      },
    ],
    ['that is no answer', () => '{"id":1}'],
    ['that is no JSON', () => 'x'],
  ])('refuse a signature %s with 401, on the audit log', async (_what, answer) => {
    const { key } = await withKey();
    const refused = await signIn({ assertion: answer(key, await asked()) });
    expect([refused.statusCode, refused.json().data]).toEqual([401, [{ message: 'Login failed' }]]);
    expect(await site.test.audited('key-refused')).toMatchObject([
      { system: 'panda', login: 'panda-1001', address: '127.0.0.1' },
    ]);
  });

  it('refuse a signature a second time, one that comes too late, and a copy that counts back', async () => {
    const { key } = await withKey();
    const assertion = key.get({ challenge: await asked(), origin });
    expect((await signIn({ assertion })).statusCode).toBe(200);
    expect((await signIn({ assertion })).statusCode).toBe(401);
    const late = key.get({ challenge: await asked(), origin });
    site.test.pass(300_001);
    expect((await signIn({ assertion: late })).statusCode).toBe(401);
    key.countFrom(0);
    const copied = key.get({ challenge: await asked(), origin });
    expect((await signIn({ assertion: copied })).statusCode).toBe(401);
  });

  it('are added and removed only with the secret, and each change is on the audit log', async () => {
    const { key, token } = await withKey();
    expect((await list(token)).json()).toEqual({
      data: [{ id: key.id, added_at: site.test.clock() }],
    });
    const made = softKey().create({ challenge: await challengeOf(token), origin });
    const wrong = { secret: 'panda-1001-wrong' };
    const adding = await post('/staff-keys/panda/add', { ...wrong, key: made }, token);
    const removing = await post('/staff-keys/panda/remove', { ...wrong, id: key.id }, token);
    expect([adding.statusCode, removing.statusCode]).toEqual([403, 403]);
    expect((await list(token)).json().data).toHaveLength(1);
    const right = { secret: RIGHT.bkey, id: key.id };
    expect((await post('/staff-keys/panda/remove', right, token)).statusCode).toBe(200);
    expect((await list(token)).json().data).toEqual([]);
    expect((await signIn()).statusCode).toBe(200);
    expect(await site.test.audited('key-added')).toMatchObject([{ login: 'panda-1001' }]);
    expect(await site.test.audited('key-removed')).toMatchObject([{ login: 'panda-1001' }]);
  });

  it('are added only for a challenge of this account at this host', async () => {
    const token = await tokenOf();
    const challenge = await challengeOf(token);
    for (const asking of [
      { challenge, origin: OTHER },
      { challenge: 'AAAA', origin },
    ]) {
      const key = softKey().create(asking);
      const answer = await post('/staff-keys/panda/add', { secret: RIGHT.bkey, key }, token);
      expect(answer.statusCode).toBe(400);
    }
    expect((await list(token)).json().data).toEqual([]);
  });

  it("[R1.10] show, ask and change nothing without a session of the same kind; nobody removes another's key", async () => {
    const { key } = await withKey();
    const owner = await post('/auth/login/rbs', { username: 'owner', password: SECRETS.rbs });
    const other = owner.json().data[0].access_token;
    const form = { secret: SECRETS.rbs, id: key.id };
    for (const token of ['', other]) {
      expect((await list(token)).statusCode).toBe(401);
      expect((await post('/staff-keys/panda/challenge', {}, token)).statusCode).toBe(401);
      expect((await post('/staff-keys/panda/remove', form, token)).statusCode).toBe(401);
    }
    expect((await post('/staff-keys/rbs/remove', form, other)).statusCode).toBe(404);
  });

  it('can be asked within a session, before the secret is proved again', async () => {
    const token = await tokenOf();
    expect((await post('/staff-keys/panda/question', {}, token)).statusCode).toBe(404);
    const { key, token: other } = await withKey();
    const question = await post('/staff-keys/panda/question', {}, other);
    const assertion = key.get({ challenge: question.json().data[0].challenge, origin });
    expect((await signIn({ assertion })).statusCode).toBe(200);
  });

  it('are counted in the user info', async () => {
    const { token } = await withKey();
    const info = await site.app.inject({
      url: '/auth/panda',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(info.json().data[0].security_keys).toBe(1);
  });

  it('fail closed: without the setting nothing is offered, and an account with a key stays shut', async () => {
    const { token } = await withKey();
    const lives = { access: 900_000, session: 43_200_000, grace: 30_000 };
    await site.restartWith(authServer(site.store, site.test.clock, lives));
    expect((await list(token)).statusCode).toBe(404);
    expect((await signIn()).statusCode).toBe(503);
  });

  it('go with the old secret: an operator who gives a new one lets a person without keys in', async () => {
    await withKey();
    const account = {
      system: 'panda',
      login: 'panda-1001',
      record: { staff_id: '1001' },
      mayDownload: false,
      demonstration: false,
      hash: await hashSecret('panda-1001-new', 1024),
    } as const;
    await keepAccounts(site.store, [account], site.test.clock);
    expect((await post('/auth/login/panda', { bkey: 'panda-1001-new' })).statusCode).toBe(200);
  });
});
