import fc from 'fast-check';
import { toDayNumber } from 'shared-contracts/format';
import { fromCalendarDate, toCalendarDate } from './calendarDate.ts';
import { monthsBetween, toComingDay } from './playMonths.ts';

it('a day is the same day after the calendar has converted it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (day) => {
      expect(fromCalendarDate(toCalendarDate(day))).toBe(day);
    }),
  );
});

it('[R4.05] a month that has passed is in the next year', () => {
  const today = toDayNumber(2026, 11, 21);
  expect(toComingDay(today, 12, 5)).toBe(toDayNumber(2026, 12, 5));
  expect(toComingDay(today, 1, 5)).toBe(toDayNumber(2027, 1, 5));
});

it('[R5.14] seven months can be searched', () => {
  expect(monthsBetween(toDayNumber(2026, 11, 21), toDayNumber(2027, 5, 31))).toHaveLength(7);
});
