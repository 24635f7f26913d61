import * as fc from 'fast-check';
import { allowance } from './allowance.ts';

it('[R10.04] a key passes no more often than its limit in any window', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.nat(40), { maxLength: 60 }),
      (limit, pauses) => {
        let now = 0;
        const may = allowance({ limit, window: 100, clock: () => now });
        const passed: number[] = [];
        for (const pause of pauses) {
          now += pause;
          if (may('a network')) passed.push(now);
        }
        for (const at of passed)
          expect(
            passed.filter((other) => other >= at && other < at + 100).length,
          ).toBeLessThanOrEqual(limit);
      },
    ),
  );
});

it('[R10.04] a key is forgotten after two windows, and the number of keys is limited', () => {
  let now = 0;
  let full = 0;
  const may = allowance({
    limit: 1,
    window: 100,
    clock: () => now,
    most: 2,
    onFull: () => {
      full += 1;
    },
  });
  expect(['a', 'a', 'b'].map(may)).toEqual([true, false, true]);
  expect(full).toBe(0);
  expect(['c', 'd'].map(may)).toEqual([false, false]);
  expect(full).toBe(1);
  now = 200;
  expect(['a', 'c'].map(may)).toEqual([true, true]);
});
