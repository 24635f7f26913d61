import * as fc from 'fast-check';
import { restartPauses } from './restartPauses.ts';

it('a process that dies again and again is started ever more seldom, at least twice a minute', () => {
  let now = 0;
  const next = restartPauses(() => now);
  expect(Array.from({ length: 9 }, next)).toEqual([
    500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
  now += 90_001;
  expect(next()).toBe(500);
});

it('a minute of life makes the next pause short, whatever happened before', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20_000), { maxLength: 30 }), (lives) => {
      let now = 0;
      const next = restartPauses(() => now);
      let pause = 0;
      for (const life of lives) {
        now += life + pause;
        pause = next();
        expect(pause).toBeGreaterThanOrEqual(500);
        expect(pause).toBeLessThanOrEqual(30_000);
      }
      now += 60_001 + pause;
      expect(next()).toBe(500);
    }),
  );
});
