import { playDateRange } from './playDateRange.ts';

function range(year: number, month: number, day: number, widthday: number) {
  return playDateRange({ playDate: { year, month, day }, widthday });
}

describe('the days of the coupon call', () => {
  it('[R7.04] are one date, or a range in a search of several days', () => {
    expect(range(2026, 11, 22, 1)).toBe('2026-11-22');
    expect(range(2026, 11, 22, 2)).toBe('2026-11-22..2026-11-23');
    expect(range(2026, 12, 28, 7)).toBe('2026-12-28..2027-01-03');
  });
});
