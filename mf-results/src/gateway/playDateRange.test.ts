import { playDateRange } from './playDateRange.ts';

function range(year: number, month: number, day: number, widthday: number) {
  return playDateRange({ playDate: { year, month, day }, widthday });
}

describe('the days that coupons are asked for', () => {
  it('[R7.04] is one date, or a range where more days were asked for', () => {
    expect(range(2026, 11, 22, 1)).toBe('2026-11-22');
    expect(range(2026, 11, 22, 2)).toBe('2026-11-22..2026-11-23');
    expect(range(2026, 12, 28, 7)).toBe('2026-12-28..2027-01-03');
  });
});
