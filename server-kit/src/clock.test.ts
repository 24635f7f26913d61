import { clockFrom } from './clock.ts';

it('a clock is that of the machine, or runs on from where it is told to start', () => {
  expect(clockFrom(undefined)).toBe(Date.now);
  const start = Date.UTC(2026, 10, 21);
  const clock = clockFrom(start);
  const first = clock();
  expect(first).toBeGreaterThanOrEqual(start);
  expect(first).toBeLessThan(start + 60_000);
  expect(clock()).toBeGreaterThanOrEqual(first);
});
