import fc from 'fast-check';
import { toDayNumber, toDateParts, toJapaneseDay } from 'shared-contracts/format';
import { lastRangeDay, toPlayDate, toPlayDay } from 'shared-contracts/search';
import { aSearchCondition } from 'shared-contracts/testing';
import {
  calendarCondition,
  conditionOfCourse,
  conditionOfDay,
  firstDayOf,
  neighbours,
  toWeeks,
} from './calendarDays.ts';
import { rankPrices } from './priceRank.ts';

/** Saturday 2026-11-21, 08:00 in Japan. */
const NOW = Date.UTC(2026, 10, 20, 23);
const TODAY = toJapaneseDay(NOW);
function on(day: number) {
  return aSearchCondition({ playDate: toPlayDate(day) });
}

describe('the days of the calendar', () => {
  it('[R3.01] begin today for a search of the next 31 days, and with the play date for a later one', () => {
    expect(firstDayOf(on(TODAY + 30), NOW)).toBe(TODAY);
    expect(firstDayOf(on(TODAY + 31), NOW)).toBe(TODAY + 31);
  });

  it('[R5.14] stay within the days that a search may reach, and are never empty', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 250 }), (ahead) => {
        const { playDate, widthday } = calendarCondition(on(TODAY + ahead), NOW);
        const first = toPlayDay(playDate);
        expect([
          first >= TODAY,
          widthday >= 1,
          widthday <= 31,
          first + widthday - 1 <= lastRangeDay(TODAY),
        ]).toEqual([true, true, true, true]);
      }),
    );
  });

  it('[R3.01] go forward and back without leaving out a day', () => {
    const { later } = neighbours(TODAY, NOW);
    expect(neighbours(TODAY, NOW).earlier).toBeUndefined();
    expect(later).toBe(TODAY + 31);
    expect(neighbours(TODAY + 40, NOW).earlier).toBe(TODAY + 9);
    expect(neighbours(TODAY + 5, NOW).earlier).toBe(TODAY);
    expect(neighbours(lastRangeDay(TODAY) - 30, NOW).later).toBeUndefined();
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

  it('[R3.01] link to the first page of the list of that day, and to one course on it', () => {
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
    expect(conditionOfCourse(condition, day, '東ゴルフ場')).toMatchObject({
      courseName: '東ゴルフ場',
      area: [],
    });
    expect(
      conditionOfCourse({ ...condition, area: [48], country: [1] }, day, '東ゴルフ場'),
    ).toMatchObject({ area: [48], country: [] });
  });
});

describe('what stands out among prices', () => {
  it('is the lowest price and the cheapest quarter', () => {
    const rank = rankPrices([9000, 5000, 6000, 7000, 8000]);
    expect([5000, 6000, 7000, 9000].map(rank)).toEqual(['lowest', 'cheap', 'usual', 'usual']);
  });

  it('is nothing when all prices are equal, and no lowest price when many days have it', () => {
    expect(rankPrices([5000, 5000])(5000)).toBe('usual');
    expect(rankPrices([])(0)).toBe('usual');
    expect(rankPrices([5000, 5000, 5000, 5000, 9000])(5000)).toBe('cheap');
  });
});
