import * as fc from 'fast-check';
import { requestCounts } from './requestCounts.ts';

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
          expect(count(key, 100)).toEqual({
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
  expect(['a', 'b', 'c', 'b', 'a'].map((key) => count(key, 100).current)).toEqual([1, 1, 1, 2, 1]);
});
