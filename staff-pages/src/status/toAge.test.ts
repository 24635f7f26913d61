import fc from 'fast-check';
import { toAge } from './toAge.ts';

const SECONDS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;

describe('[R10.05] how long ago something was', () => {
  it.each([
    [0, 'seconds', 0],
    [119.6, 'seconds', 119],
    [346, 'minutes', 5],
    [7200, 'hours', 2],
    [200_000, 'days', 2],
  ] as const)('%d seconds are %s: %d', (seconds, unit, count) => {
    expect(toAge(seconds)).toEqual({ unit, count });
  });

  it('is never more than it was, nor less by a unit', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (seconds) => {
        const { unit, count } = toAge(seconds);
        const said = count * SECONDS[unit];
        expect(said).toBeLessThanOrEqual(seconds);
        expect(seconds - said).toBeLessThan(SECONDS[unit]);
      }),
    );
  });
});
