import { authRoutesOn } from '../../auth/testing/authRoutesOn.ts';
import { SECRETS } from '../../auth/testing/openTestAuth.ts';

const RIGHT = { bkey: SECRETS.panda };
const RBS = { username: 'owner', password: SECRETS.rbs };

describe.each(['sqlite', 'postgres'] as const)('wrong secrets on %s', (kind) => {
  const site = authRoutesOn(kind);
  const tries = (body: object, from: string) =>
    site.app.inject({
      method: 'POST',
      url: '/auth/login/panda',
      payload: body,
      remoteAddress: from,
    });
  const wrong = { bkey: 'panda-1001-wrong' };
  const statusOf = async (body: object, from: string) => (await tries(body, from)).statusCode;
  const HOME = '192.0.2.1';
  const FAR = '198.51.100.7';

  it('wait twice as long each time after the fifth, and the reply says how long', async () => {
    for (let tried = 0; tried < 5; tried += 1) expect(await statusOf(wrong, FAR)).toBe(401);
    for (const seconds of [1, 2, 4]) {
      const soon = await tries(RIGHT, FAR);
      expect([soon.statusCode, soon.headers['retry-after']]).toEqual([429, String(seconds)]);
      site.test.pass(seconds * 1000);
      expect(await statusOf(wrong, FAR)).toBe(401);
    }
    site.test.pass(8000);
    expect(await statusOf(RIGHT, FAR)).toBe(200);
    expect(await statusOf(wrong, FAR)).toBe(401);
  });

  it('of one network do not shut the account for another network', async () => {
    for (let tried = 0; tried < 8; tried += 1) await statusOf(wrong, FAR);
    expect([await statusOf(RIGHT, FAR), await statusOf(RIGHT, HOME)]).toEqual([429, 200]);
  });

  it('of many networks slow down all networks but those from which the account has signed in', async () => {
    expect(await statusOf(RIGHT, HOME)).toBe(200);
    const statuses = [];
    for (let network = 0; network < 30; network += 1)
      statuses.push(await statusOf(wrong, `203.0.113.${network}`));
    expect(statuses).toEqual([
      ...Array.from({ length: 20 }, () => 401),
      ...Array.from({ length: 10 }, () => 429),
    ]);
    expect([await statusOf(RIGHT, FAR), await statusOf(RIGHT, HOME)]).toEqual([429, 200]);
    site.test.pass(64_000);
    expect(await statusOf(RIGHT, FAR)).toBe(200);
  });

  it('sent at the same time are counted one by one', async () => {
    const statuses = await Promise.all(Array.from({ length: 40 }, () => statusOf(wrong, FAR)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  });

  it('for many accounts slow down their network, and no other', async () => {
    const accounts: [url: string, body: object][] = [
      ['/auth/login/panda', wrong],
      ['/auth/login/rbs', { ...RBS, password: 'wrong' }],
      ['/auth/login/rbs', { username: 'front', password: 'wrong' }],
      ['/auth/login/rbs', { username: 'nobody', password: 'wrong' }],
      ['/account/suzaku/login', { phoenix: '4711', garuda: 'wrong' }],
      ['/account/default/login', { username: 'someone', password: 'wrong' }],
    ];
    const ask = (url: string, payload: object, remoteAddress: string) =>
      site.app.inject({ method: 'POST', url, payload, remoteAddress });
    for (const [url, body] of accounts)
      for (let tried = 0; tried < 5; tried += 1)
        expect((await ask(url, body, FAR)).statusCode).toBe(401);
    const unknown = await ask('/auth/login/rbs', { username: 'x', password: 'wrong' }, FAR);
    expect(unknown.statusCode).toBe(429);
    expect(await statusOf(RIGHT, HOME)).toBe(200);
  });

  it('for a name that no account has leave no trace of it', async () => {
    expect(await statusOf({ bkey: 'a-secret-in-the-wrong-field' }, FAR)).toBe(401);
    const rows = await site.store.selectFrom('auth_attempt').selectAll().execute();
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain('secret');
  });

  it('keep nobody waiting when the clock is put back', async () => {
    for (let tried = 0; tried < 8; tried += 1) await statusOf(wrong, FAR);
    expect(await statusOf(RIGHT, FAR)).toBe(429);
    site.test.pass(-60_000);
    expect(await statusOf(RIGHT, FAR)).toBe(200);
  });

  it('of all addresses in one IPv6 network count together', async () => {
    const statuses = [];
    for (let host = 1; host <= 6; host += 1)
      statuses.push(await statusOf(wrong, `2001:db8:7:${host}::${host}`));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('are forgotten an hour later, and the network of an account after 90 days', async () => {
    await statusOf(RIGHT, HOME);
    await statusOf(wrong, FAR);
    const left = async () => [
      (await site.store.selectFrom('auth_attempt').selectAll().execute()).length,
      (await site.store.selectFrom('auth_known_network').selectAll().execute()).length,
    ];
    expect((await left())[1]).toBe(1);
    site.test.pass(3_600_001);
    await site.test.auth.forget();
    expect(await left()).toEqual([0, 1]);
    site.test.pass(90 * 86_400_000);
    await site.test.auth.forget();
    expect(await left()).toEqual([0, 0]);
  });
});
