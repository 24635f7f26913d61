import { clockFrom } from './clock.ts';

it('a clock shows the time of the machine, or runs from a given start', () => {
  expect(clockFrom(undefined)).toBe(Date.now);
  const start = Date.UTC(2026, 10, 21);
  const clock = clockFrom(start);
  const first = clock();
  expect(first).toBeGreaterThanOrEqual(start);
  expect(first).toBeLessThan(start + 60_000);
  expect(clock()).toBeGreaterThanOrEqual(first);
});
