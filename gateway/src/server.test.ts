import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { courseSearch } from 'shared-contracts/gateway';
import { passedOn } from 'server-kit/testing/passedOn';
import { writeInventoryFiles } from './testing/inventoryFiles.ts';
import { testFolder } from './testing/openTestGateway.ts';

const folder = testFolder();
const emptyFolder = testFolder();
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  folder.remove();
  emptyFolder.remove();
});

function start(settings: Record<string, string | undefined>) {
  const child = spawn(process.execPath, [join(__dirname, 'server.ts')], {
    env: {
      ...passedOn(),
      TZ: 'Asia/Tokyo',
      GATEWAY_PORT: '0',
      GATEWAY_DATA: folder.path,
      GATEWAY_SCALE: '60',
      SITE_MODE: 'demonstration',
      // other tests run at the same time: a busy machine must not make it refuse requests
      LONGEST_LAG: '0',
      ...settings,
    },
  });
  started.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += String(text);
    });
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, said }));
  const ready = new Promise<string>((resolve) =>
    child.stdout.on('data', () => {
      const [, url] = /gateway ready on (\S+)/.exec(said) ?? [];
      if (url !== undefined) resolve(url);
    }),
  );
  return { child, ended, ready, said: () => said };
}

/** What a gateway in production is told. */
const PRODUCTION = {
  SITE_MODE: 'production',
  CLOCK: '2026-12-05T08:00:00+09:00',
  SITE_ORIGIN: 'http://site.example',
  GATEWAY_ORIGIN: 'http://gateway.example',
};

describe('the process', () => {
  it('fills its inventory, says so, answers, and stops on SIGTERM without losing a request', async () => {
    const server = start({ CLOCK: '2026-11-21T08:00:00+09:00' });
    const url = await server.ready;
    expect(server.said()).toMatch(/gateway filling the inventory 100%/);
    // small ones, so that none of those that wait does so for half a second on a busy machine
    const asked = Array.from({ length: 20 }, () => fetch(`${url}/gora/course/search?area[]=12`));
    let answered = 0;
    for (const each of asked) void each.then(() => (answered += 1));
    expect((await Promise.race(asked)).status).toBe(200);
    expect(answered).toBeLessThan(asked.length);
    server.child.kill('SIGTERM');
    const replies = await Promise.all(asked);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    for (const reply of replies) courseSearch.reply.parse(await reply.json());
    expect((await server.ended).code).toBe(0);
  }, 240_000);

  it('serves in several processes on one inventory: each answers alike, and all count together', async () => {
    const server = start({
      CLOCK: '2026-11-21T08:00:00+09:00',
      PROCESSES: '2',
      GATEWAY_RATE_LIMIT: '30',
    });
    const url = await server.ready;
    const search = () =>
      fetch(`${url}/gora/course/search?area[]=0&widthday=31`, { headers: { connection: 'close' } });
    const replies = await Promise.all(Array.from({ length: 60 }, search));
    const answered = replies.filter(({ status }) => status === 200);
    expect(answered).toHaveLength(30);
    const counts = await Promise.all(
      answered.map(async (reply) => courseSearch.reply.parse(await reply.json()).search_cnt),
    );
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeGreaterThan(0);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  }, 240_000);

  it('does not start in several processes over PGlite, which lies in one', async () => {
    const server = start({ PROCESSES: '2', DATABASE_URL: 'pglite:memory' });
    const { code, said } = await server.ended;
    expect([code, said]).toEqual([78, expect.stringContaining('PROCESSES: must be 1')]);
  }, 240_000);

  it('starts on a later day with the same inventory, without filling all of it', async () => {
    const server = start({ CLOCK: '2026-12-05T08:00:00+09:00' });
    const reply = await fetch(
      `${await server.ready}/gora/course/search?area[]=0&widthday=1&year=2027&month=7&day=10`,
    );
    const answer: unknown = await reply.json();
    expect([reply.status, answer]).toEqual([200, expect.anything()]);
    expect(courseSearch.reply.parse(answer).search_cnt).toBeGreaterThan(0);
    expect(server.said()).not.toMatch(/filling/);
    server.child.kill('SIGINT');
    expect((await server.ended).code).toBe(0);
  }, 240_000);

  it.each([
    ['an invented inventory', folder],
    ['no inventory', emptyFolder],
  ])(
    'does not start in production with %s',
    async (_name, { path }) => {
      const { code, said } = await start({ ...PRODUCTION, GATEWAY_DATA: path }).ended;
      expect([code, said]).toEqual([1, expect.stringContaining('holds no imported inventory')]);
    },
    240_000,
  );

  it('is in production unless it is told otherwise, and then names all settings that it lacks', async () => {
    const { code, said } = await start({ SITE_MODE: undefined }).ended;
    expect(code).toBe(78);
    for (const name of ['SITE_ORIGIN', 'GATEWAY_ORIGIN'])
      expect(said).toContain(`${name}: must be set in production`);
  }, 120_000);

  it('[R6.03] signs no demo member in, in production, and has no pages of the neighbours', async () => {
    await promisify(execFile)(
      process.execPath,
      [join(__dirname, 'import.ts'), 'inventory', writeInventoryFiles(folder.path)],
      { env: { ...passedOn(), GATEWAY_DATA: folder.path, CLOCK: PRODUCTION.CLOCK } },
    );
    const server = start(PRODUCTION);
    const url = `${await server.ready}/gora`;
    const cookie = 'gora_demo_member=rgc';
    const chosen = await fetch(`${url}/landing/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: 'http://gateway.example' },
      body: new URLSearchParams({ kind: 'rgc' }),
    });
    expect([chosen.status, chosen.headers.get('set-cookie')]).toEqual([404, null]);
    for (const site of ['login', 'booking', 'landing.css'])
      expect((await fetch(`${url}/landing/${site}`)).status).toBe(404);
    expect(
      await (await fetch(`${url}/user/info?callback=cb`, { headers: { cookie } })).text(),
    ).toContain('"user_status":0');
    const entered = await fetch(`${url}/account/user/login`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ service_id: 'omnig08' }),
    });
    expect(entered.status).toBe(401);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  }, 240_000);

  it('names every wrong setting and does not start', async () => {
    const { code, said } = await start({ GATEWAY_PORT: 'x', CLOCK: 'soon' }).ended;
    expect(code).toBe(78);
    expect(said).toMatch(/GATEWAY_PORT[^]*CLOCK/);
  }, 120_000);

  it('says what is wrong when it cannot start', async () => {
    const { code, said } = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
      .ended;
    expect(code).toBe(1);
    expect(said).toMatch(/gateway: cannot start: .*/);
  }, 120_000);
});
