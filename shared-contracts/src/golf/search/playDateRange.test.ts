import { aSearchCondition } from '../testing/builders/index.ts';
import { toPlayDateRange } from './index.ts';

it('[R3.06] the play date of a payload is a date, or the first and the last day of a range', () => {
  expect(toPlayDateRange(aSearchCondition())).toBe('2026-11-22');
  expect(toPlayDateRange({ playDate: { year: 2027, month: 12, day: 31 }, widthday: 2 })).toBe(
    '2027-12-31..2028-01-01',
  );
});
