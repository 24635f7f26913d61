import * as fc from 'fast-check';
import { type Counting, requestCounts } from './requestCounts.ts';

/** A request that is counted when it comes. */
function one(key: string): Counting {
  return { key, window: 100, limit: 1000, come: 1, ahead: 0 };
}

it('a key is counted from its first request to the end of the window', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ key: fc.constantFrom('a', 'b'), pause: fc.nat(50) })),
      (asked) => {
        let now = 0;
        const count = requestCounts(() => now);
        const windows = new Map<string, number[]>();
        for (const { key, pause } of asked) {
          now += pause;
          const [began = now, ...rest] = windows.get(key) ?? [];
          const isOver = now - began >= 100;
          const times = isOver ? [now] : [began, ...rest, ...(windows.has(key) ? [now] : [])];
          windows.set(key, times);
          expect(count(one(key))).toEqual({
            taken: 1,
            current: times.length,
            ttl: (times[0] ?? now) + 100 - now,
          });
        }
      },
    ),
  );
});

it('the number of keys is bounded: the one whose window began first is forgotten', () => {
  const count = requestCounts(() => 0, 2);
  expect(['a', 'b', 'c', 'b', 'a'].map((key) => count(one(key)).current)).toEqual([1, 1, 1, 2, 1]);
});

it('a process gets a sixteenth of what is left ahead, and all that have come', () => {
  const count = requestCounts(() => 0);
  const counting = { key: 'a', window: 100, limit: 100 };
  expect(count({ ...counting, come: 4, ahead: 50 })).toEqual({ current: 10, ttl: 100, taken: 10 });
  expect(count({ ...counting, come: 0, ahead: 2 })).toEqual({ current: 12, ttl: 100, taken: 2 });
  expect(count({ ...counting, come: 90, ahead: 9 })).toEqual({
    current: 102,
    ttl: 100,
    taken: 90,
  });
});
