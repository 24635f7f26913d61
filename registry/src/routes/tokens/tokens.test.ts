import { issueToken, listTokens, publishWidget, revokeToken } from '../../client/index.ts';
import { aBuiltWidget } from '../../testing/aBuiltWidget.ts';
import { aRunningRegistry, TOKENS, type RunningRegistry } from '../../testing/aRunningRegistry.ts';
import { openDatabase } from '../../records/openDatabase.ts';
import { join } from 'node:path';
import { sql } from 'kysely';

const DAY = 86_400_000;
const NAME = 'mf-results';

let now: number;
let registry: RunningRegistry;
beforeEach(async () => {
  now = Date.UTC(2026, 10, 23);
  registry = await aRunningRegistry({ clock: () => now });
});
afterEach(() => registry.stop());

function operator() {
  return { registryUrl: registry.url, token: TOKENS.operator };
}
function issue(widget: string, acts?: string[], days = 30, token: string = TOKENS.operator) {
  return issueToken({ ...operator(), token, widget, acts, days, reason: 'the new build server' });
}
async function publish(token: string, version = '1.0.0') {
  const folder = await aBuiltWidget({ version });
  return publishWidget({ registryUrl: registry.url, token, folder });
}
function rollBack(token: string) {
  const body = { reason: 'no prices' };
  return registry.call('POST', `/widgets/${NAME}/rollback`, token, body);
}

describe('a token that an operator issues', () => {
  it('[R10.02] publishes its widget under its own name, and no other widget', async () => {
    const { id, token, expiresAt } = await issue(NAME);
    expect(token).toMatch(new RegExp(`^asg_${id}_[\\w-]{43}$`));
    expect(Date.parse(expiresAt)).toBe(now + 30 * DAY);
    expect(await publish(token)).toMatchObject({ version: '1.0.0', live: true });
    const other = await issue('mf-ads');
    await expect(publish(other.token, '1.1.0')).rejects.toThrow('may publish mf-ads only');
    const { body } = await registry.call('GET', `/widgets/${NAME}/audit`, token);
    expect(body).toMatchObject({ acts: [{ act: 'token-issued' }, { who: `${NAME}#${id}` }] });
  });

  it('[R10.02] does only the acts that it was given', async () => {
    const { token } = await issue(NAME, ['publish']);
    await publish(token);
    await publish(token, '1.1.0');
    expect(await rollBack(token)).toMatchObject({
      status: 403,
      body: { message: 'This token does not have the act rollback.' },
    });
    const taking = await issue(NAME, ['rollback']);
    expect(await rollBack(taking.token)).toMatchObject({ status: 200 });
    await expect(publish(taking.token, '1.2.0')).rejects.toThrow('the act publish');
  });

  it('[R10.02] ends at its time', async () => {
    const { token } = await issue(NAME, undefined, 1);
    now += DAY - 1;
    expect(await publish(token)).toMatchObject({ live: true });
    now += 1;
    await expect(publish(token, '1.1.0')).rejects.toThrow(
      'A bearer token of the widget is needed.',
    );
  });

  it('[R10.02] ends at once when it is revoked, also after a restart', async () => {
    const { id, token } = await issue(NAME);
    await publish(token);
    await revokeToken({ ...operator(), id, reason: 'the laptop was lost' });
    await expect(publish(token, '1.1.0')).rejects.toThrow(
      'A bearer token of the widget is needed.',
    );
    await registry.restart();
    await expect(publish(token, '1.1.0')).rejects.toThrow(
      'A bearer token of the widget is needed.',
    );
    expect(await listTokens(operator())).toMatchObject([
      { id, widget: NAME, note: 'the new build server', revokedAt: expect.any(String) },
    ]);
  });

  it('[R10.02] counts only as a whole: another secret under its id does not', async () => {
    const { token } = await issue(NAME);
    const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    await expect(publish(changed)).rejects.toThrow('A bearer token of the widget is needed.');
    await expect(publish(`asg_00000000_${'A'.repeat(43)}`)).rejects.toThrow('is needed');
  });

  it('[R10.02] stands nowhere: the database has its hash, and no later answer shows it', async () => {
    const { token } = await issue(NAME);
    const database = await openDatabase(undefined, join(registry.folder, 'data'));
    const rows = [
      await database.reads.selectFrom('token').selectAll().execute(),
      await database.reads.selectFrom('audit').selectAll().execute(),
      await listTokens(operator()),
    ];
    await database.close();
    expect(rows[0]).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token.slice(-43));
  });
});

describe('the token of a shell', () => {
  it.each([
    ['POST', `/widgets/${NAME}/versions`],
    ['POST', `/widgets/${NAME}/raise`],
    ['POST', `/widgets/${NAME}/rollback`],
    ['PUT', `/widgets/${NAME}/hold`],
    ['PUT', `/widgets/${NAME}/slots`],
    ['PUT', `/widgets/${NAME}/config`],
    ['POST', `/widgets/${NAME}/previews`],
    ['GET', '/tokens'],
    ['POST', '/tokens'],
    ['DELETE', '/tokens/00000000'],
  ])(
    '[R10.02] reports what browsers told and does nothing else: %s %s is refused',
    async (method, path) => {
      await publish(TOKENS[NAME]);
      const body = method === 'GET' ? undefined : {};
      for (const token of [TOKENS.shell, (await issue('shell')).token])
        expect(await registry.call(method, path, token, body)).toMatchObject({ status: 403 });
      expect((await registry.call('POST', '/visits', TOKENS.shell, { reports: [] })).status).toBe(
        200,
      );
    },
  );
});

describe('what the registry keeps of a token', () => {
  const HOUR = 3_600_000;
  const listed = async () => (await listTokens(operator())).map(({ id, usedAt }) => [id, usedAt]);

  it('[R10.02] is the hour of its last use, which a refused call does not change', async () => {
    const { id, token } = await issue(NAME, ['publish']);
    expect(await listed()).toEqual([[id, null]]);
    const wrong = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    await expect(publish(wrong)).rejects.toThrow('is needed');
    expect(await listed()).toEqual([[id, null]]);
    now += 2 * HOUR + 59 * 60_000;
    await publish(token);
    expect(await listed()).toEqual([[id, '2026-11-23T02:00:00.000Z']]);
    now += 60_000;
    await publish(token, '1.1.0');
    expect(await listed()).toEqual([[id, '2026-11-23T03:00:00.000Z']]);
  });

  it('[R10.02] costs one write in an hour, however often it is used', async () => {
    const { token } = await issue(NAME);
    const database = await openDatabase(undefined, join(registry.folder, 'data'));
    await sql`create table noted (id text)`.execute(database.acts);
    await sql`create trigger note after update of used_at on token begin insert into noted values (new.id); end`.execute(
      database.acts,
    );
    for (let call = 0; call < 5; call += 1) await rollBack(token);
    const { rows } = await sql`select id from noted`.execute(database.reads);
    expect(rows).toHaveLength(1);
    await database.close();
  });

  it('[R10.02] goes 30 days after its end, with the next token that is issued; the log keeps who had it', async () => {
    const short = await issue(NAME, undefined, 1);
    const revoked = await issue(NAME, undefined, 100);
    await revokeToken({ ...operator(), id: revoked.id, reason: 'lost' });
    const long = await issue(NAME, undefined, 100);
    now += 30 * DAY;
    const second = await issue(NAME);
    const ids = async () => (await listTokens(operator())).map(({ id }) => id).toSorted();
    expect(await ids()).toEqual([short.id, revoked.id, long.id, second.id].toSorted());
    now += 1;
    const third = await issue(NAME);
    expect(await ids()).toEqual([short.id, long.id, second.id, third.id].toSorted());
    now += DAY;
    const last = await issue(NAME);
    expect(await ids()).toEqual([long.id, second.id, third.id, last.id].toSorted());
    const { body } = await registry.call('GET', `/widgets/${NAME}/audit`, '');
    expect(JSON.stringify(body)).toContain(`${short.id} for publish`);
  });
});

describe('issuing', () => {
  it('[R10.02] is for operators only, whose token has the act', async () => {
    await expect(issue(NAME, undefined, 30, TOKENS[NAME])).rejects.toThrow(
      'Only an operator may do this.',
    );
    const few = await issue('operator', ['raise']);
    await expect(issue(NAME, undefined, 30, few.token)).rejects.toThrow('the act tokens');
    await expect(listTokens({ ...operator(), token: TOKENS.shell })).rejects.toThrow('Only an');
    expect(await listTokens(operator())).toHaveLength(1);
  });

  it('[R10.02] gives no acts that the issuer does not have itself', async () => {
    const few = await issue('operator', ['tokens', 'publish']);
    await expect(issue('operator', undefined, 30, few.token)).rejects.toThrow(
      'This token cannot give what it does not have: raise, rollback, hold, settings, preview, waive, errors.',
    );
    await expect(issue(NAME, ['rollback'], 30, few.token)).rejects.toMatchObject({ status: 403 });
    const { token } = await issue(NAME, ['publish'], 30, few.token);
    expect(await publish(token)).toMatchObject({ live: true });
    expect(await issue('shell', ['visits'], 30, few.token)).toMatchObject({
      id: expect.any(String),
    });
  });

  it('[R10.02] and every act are limited for one address, with wrong tokens too', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 121; guess += 1) {
      const wrong = `asg_00000000_${String(guess).padStart(43, 'A')}`;
      statuses.push((await rollBack(wrong)).status);
    }
    expect([...new Set(statuses.slice(0, 120))]).toEqual([401]);
    expect(statuses.at(-1)).toBe(429);
  });

  it.each<[string, string, string[] | undefined, number]>([
    ['an unknown owner', 'gateway', undefined, 30],
    ['an unknown act', NAME, ['fly'], 30],
    ['an act that a team never has', NAME, ['publish', 'tokens'], 30],
    ['an end that is too far away', NAME, undefined, 366],
    ['no time at all', NAME, undefined, 0],
  ])('[R10.02] refuses %s', async (_what, widget, acts, days) => {
    await expect(issue(widget, acts, days)).rejects.toMatchObject({ status: 400 });
    expect(await listTokens(operator())).toEqual([]);
  });

  it('[R10.02] and revoking stand in the audit log of the widget, with who and why', async () => {
    const { id } = await issue(NAME, ['publish'], 7);
    await revokeToken({ ...operator(), id, reason: 'done' });
    await revokeToken({ ...operator(), id, reason: 'twice' });
    await expect(revokeToken({ ...operator(), id: 'nothing', reason: 'x' })).rejects.toThrow(
      'There is no token nothing.',
    );
    const { body } = await registry.call('GET', `/widgets/${NAME}/audit`, '');
    const acts = body['acts'] as { act: string; who: string; why: string }[];
    expect(acts.map(({ act, why }) => `${act}: ${why}`)).toEqual([
      `token-issued: ${id} for publish until 2026-11-30T00:00:00.000Z. the new build server`,
      `token-revoked: ${id}. done`,
    ]);
    expect(acts.every(({ who }) => who.startsWith('operator#'))).toBe(true);
  });
});
