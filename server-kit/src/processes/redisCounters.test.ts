import * as fc from 'fast-check';
import Fastify from 'fastify';
import { registerRateLimit } from '../admission/rateLimit.ts';
import { leasedCounts } from './leasedCounts.ts';
import { sharedAllowance } from './sharedCounters.ts';
import { describeNeeds } from '../testing/needing.ts';
import { hasRedis, type RedisServer, startRedis } from '../testing/startRedis.ts';
import { openRedisCounters, type RedisCounters } from './redisCounters.ts';
import { openSiteCounters } from './siteCounters.ts';

const MACHINES = 3;
/** Milliseconds: no test takes so long. */
const WINDOW = 600_000;
/** A request that is counted when it comes. */
function one(key: string) {
  return { key, window: WINDOW, limit: 1, come: 1, ahead: 0 };
}
const PREFIX = 'asashiba:test:';

describeNeeds('Redis', hasRedis)('limits of all machines', () => {
  let server: RedisServer;
  const opened: RedisCounters[] = [];
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(async () => {
    for (const counters of opened) counters.close();
    await server.stop();
  });

  /** A machine of the site. Its counters are connected. */
  async function aMachine(clock = () => performance.now()): Promise<RedisCounters> {
    const counters = await openRedisCounters({
      url: server.url,
      prefix: PREFIX,
      clock,
      onChange: () => {},
    });
    opened.push(counters);
    await untilAnswered(() => counters.count(one('connected')));
    return counters;
  }

  /** Asks again until the server answers. */
  async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    for (;;)
      try {
        return await ask();
      } catch {
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
      }
  }

  it('[R10.05] pass as often as they say, whatever machines the requests come to', async () => {
    const machines = await Promise.all(Array.from({ length: MACHINES }, () => aMachine()));
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(MACHINES - 1), { maxLength: 200 }),
        fc.integer({ min: 1, max: 120 }),
        async (requests, limit) => {
          runs += 1;
          const key = `run ${runs}`;
          const counts = machines.map(({ count }) => leasedCounts(count, () => performance.now()));
          const passed = await Promise.all(
            requests.map(
              (to) =>
                new Promise<boolean>((resolve, reject) => {
                  counts[to]?.({ key, window: WINDOW, limit }, (error, counted) =>
                    error ? reject(error) : resolve((counted?.current ?? Infinity) <= limit),
                  );
                }),
            ),
          );
          const passes = passed.filter(Boolean).length;
          expect(passes).toBeLessThanOrEqual(limit);
          // what others have counted ahead is a small part
          expect(passes).toBeGreaterThanOrEqual(Math.min(requests.length, Math.ceil(limit * 0.8)));
        },
      ),
      { numRuns: 50 },
    );
  });

  it('[R10.05] begin a window with the first request, and end it', async () => {
    const { count } = await aMachine();
    const counting = { key: 'short', window: 50, limit: 5, come: 1, ahead: 0 };
    const { current, ttl, taken } = await count(counting);
    expect({ current, taken }).toEqual({ current: 1, taken: 1 });
    expect(ttl).toBeLessThanOrEqual(50);
    await new Promise((resolve) => {
      setTimeout(resolve, 80);
    });
    expect((await count(counting)).current).toBe(1);
  });

  it('[R10.05] refuse a visitor who has asked another machine, and count alone while the counters are away', async () => {
    const said: string[] = [];
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
    const close = await openSiteCounters('test', server.url);
    const app = Fastify();
    await registerRateLimit(app, { max: 3, keyOf: () => 'a network' });
    app.get('/', () => 'answered');
    const ask = async () => (await app.inject('/')).statusCode;
    const may = sharedAllowance({ name: 'visits', limit: 1, window: WINDOW, clock: Date.now });
    const other = await aMachine();
    await other.count({ key: 'all a network', window: WINDOW, limit: 3, come: 2, ahead: 0 });
    await other.count(one('visits a ticket'));
    expect([await ask(), await ask(), await may('a ticket')]).toEqual([200, 429, false]);

    const { port } = new URL(server.url);
    await server.stop();
    expect(await may('a ticket')).toBe(true);
    expect(await may('a ticket')).toBe(false);
    expect(said.join('')).toContain('limits count for this machine alone');

    server = await startRedis(Number(port));
    await untilAnswered(async () => {
      await may('another ticket');
      if (!said.some((line) => line.includes('answer again'))) throw new Error('not yet');
    });
    close();
    await app.close();
    jest.restoreAllMocks();
  });
});
