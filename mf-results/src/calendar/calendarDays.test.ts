import fc from 'fast-check';
import { toDayNumber, toDateParts, toJapaneseDay } from 'shared-contracts/format';
import { lastRangeDay, toPlayDate } from 'shared-contracts/search';
import { aSearchCondition } from 'shared-contracts/testing';
import {
  conditionOfDay,
  conditionOfMonth,
  daysOf,
  monthsAhead,
  shownMonth,
  toWeeks,
} from './calendarDays.ts';

/** Saturday 2026-11-21, 08:00 in Japan. */
const NOW = Date.UTC(2026, 10, 20, 23);
const TODAY = toJapaneseDay(NOW);
const DAY = 86_400_000;
function on(day: number) {
  return aSearchCondition({ playDate: toPlayDate(day) });
}

describe('the days of the calendar', () => {
  it('[R5.14] are those of the months in which tee times are sold, without the days that are over', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 }), (ahead) => {
        const now = NOW + ahead * DAY;
        const today = toJapaneseDay(now);
        const days = monthsAhead(now).flatMap((month) => {
          const { first, length } = daysOf(month, now);
          return Array.from({ length }, (_, at) => first + at);
        });
        expect(days).toEqual(
          Array.from({ length: lastRangeDay(today) - today + 1 }, (_, at) => today + at),
        );
      }),
    );
  });

  it('[R3.01] are those of the month in the address, else of the month of the play date', () => {
    expect(shownMonth('2026-12', on(TODAY), NOW)).toBe('2026-12');
    for (const asked of ['', '2026-10', '2027-06', '2026-13', 'soon'])
      expect(shownMonth(asked, on(TODAY + 41), NOW)).toBe('2027-01');
    // a search may start a month later than tee times are sold
    expect(shownMonth('', on(toDayNumber(2027, 6, 3)), NOW)).toBe('2027-05');
    expect(shownMonth('', on(TODAY - 40), NOW)).toBe('2026-11');
  });

  it('[R3.01] leave the rest of the search as it is', () => {
    const condition = { ...aSearchCondition({ players: 3, page: 2 }), widthday: 4 };
    expect(conditionOfMonth(condition, '2027-02', NOW)).toEqual({
      ...condition,
      playDate: { year: 2027, month: 2, day: 1 },
      widthday: 28,
      page: 1,
    });
  });

  it('[R9.02] are in weeks that begin on Monday', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20_000, max: 22_000 }),
        fc.integer({ min: 1, max: 31 }),
        (first, count) => {
          const weeks = toWeeks(
            Array.from({ length: count }, (_, ahead) => ({ day: first + ahead })),
          );
          expect(weeks.flat().filter(Boolean)).toHaveLength(count);
          for (const week of weeks) {
            expect(week).toHaveLength(7);
            for (const [at, cell] of week.entries())
              if (cell) expect((toDateParts(cell.day).weekday + 6) % 7).toBe(at);
          }
        },
      ),
    );
  });

  it('[R3.01] link to the first page of the list of that day', () => {
    const condition = {
      ...aSearchCondition({ page: 3, view: 'calendar', players: 2 }),
      widthday: 4,
    };
    const day = toDayNumber(2026, 12, 5);
    expect(conditionOfDay(condition, day)).toMatchObject({
      playDate: { year: 2026, month: 12, day: 5 },
      widthday: 1,
      page: 1,
      view: 'list',
      players: 2,
      area: [12],
    });
  });
});
