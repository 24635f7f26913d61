import * as fc from 'fast-check';
import { leasedCounts } from './leasedCounts.ts';
import { requestCounts } from './requestCounts.ts';

const WINDOW = 1000;
const PROCESSES = 3;

/** Some processes with one primary, whose answers take a turn. `questions` counts what it was asked. */
function somePrimary() {
  const time = { now: 0 };
  const count = requestCounts(() => time.now);
  const asked = { questions: 0 };
  const processes = Array.from({ length: PROCESSES }, () =>
    leasedCounts(
      async (counting) => {
        asked.questions += 1;
        await Promise.resolve();
        return count(counting);
      },
      () => time.now,
    ),
  );
  /** Resolves to whether a request that comes to a process passes the limit. */
  const passes = (process: number, key: string, limit: number): Promise<boolean> =>
    new Promise((resolve, reject) => {
      processes[process]?.({ key, window: WINDOW, limit }, (error, counted) =>
        error === null ? resolve((counted?.current ?? Infinity) <= limit) : reject(error),
      );
    });
  return { time, asked, passes };
}

/** Requests that come together, and the milliseconds since the last ones. */
const wave = fc.record({
  pause: fc.nat(400),
  to: fc.array(fc.nat(PROCESSES - 1), { maxLength: 40 }),
});

describe('requests that several processes count with leases', () => {
  it('never pass more often than the limit says, in any window', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(wave, { maxLength: 25 }),
        fc.integer({ min: 1, max: 120 }),
        async (waves, limit) => {
          const { time, passes } = somePrimary();
          let began = -Infinity;
          let passed = 0;
          for (const { pause, to } of waves) {
            time.now += pause;
            if (to.length > 0 && time.now - began >= WINDOW) {
              began = time.now;
              passed = 0;
            }
            const results = await Promise.all(to.map((process) => passes(process, 'a', limit)));
            passed += results.filter(Boolean).length;
            expect(passed).toBeLessThanOrEqual(limit);
          }
        },
      ),
    );
  });

  it('pass exactly as often as the limit says while they come to one process', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 500 }), async (limit) => {
        const { passes } = somePrimary();
        let passed = 0;
        for (let come = 0; come < limit + 20; come += 1)
          if (await passes(0, 'a', limit)) passed += 1;
        expect(passed).toBe(limit);
      }),
    );
  });

  it('lose at most a fifth of a limit to what other processes have counted ahead', async () => {
    const { passes } = somePrimary();
    let passed = 0;
    for (let come = 0; come < 1200; come += 1)
      if (await passes(come % PROCESSES, 'a', 600)) passed += 1;
    expect(passed).toBeGreaterThan(480);
    expect(passed).toBeLessThanOrEqual(600);
  });

  it('cost few questions: a busy key is counted ahead, and a key beyond its limit is not asked for', async () => {
    const { asked, passes } = somePrimary();
    for (let come = 0; come < 10_000; come += 1) await passes(0, 'a', 1_000_000);
    expect(asked.questions).toBeLessThan(60);
    for (let come = 0; come < 30; come += 1) await passes(0, 'b', 10);
    const before = asked.questions;
    for (let come = 0; come < 100; come += 1) expect(await passes(0, 'b', 10)).toBe(false);
    expect(asked.questions).toBe(before);
  });

  it('are counted one by one while a key is new, so that a visitor with few requests loses none', async () => {
    const { time, passes } = somePrimary();
    expect(await passes(0, 'a', 2)).toBe(true);
    expect(await passes(1, 'a', 2)).toBe(true);
    expect(await passes(2, 'a', 2)).toBe(false);
    time.now += WINDOW;
    expect(await passes(2, 'a', 2)).toBe(true);
  });

  it('fail with the primary', async () => {
    const count = leasedCounts(
      async () => {
        throw new Error('The primary has gone');
      },
      () => 0,
    );
    const heard = await new Promise((resolve) => {
      count({ key: 'a', window: WINDOW, limit: 1 }, resolve);
    });
    expect(heard).toEqual(new Error('The primary has gone'));
  });
});
