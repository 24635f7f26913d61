import fc from 'fast-check';
import { toDayNumber, toDateParts, toJapaneseDay } from 'shared-contracts/format';
import { lastRangeDay, toPlayDate } from 'shared-contracts/search';
import { aSearchCondition } from 'shared-contracts/testing';
import {
  conditionOfCourse,
  conditionOfDay,
  conditionOfMonth,
  daysOf,
  monthsAhead,
  shownMonth,
  toWeeks,
} from './calendarDays.ts';
import { cheapestDays, rankDays } from './priceRank.ts';

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

/** A Monday and the days after it, with these prices. */
function week(...prices: readonly number[]) {
  return prices.map((price, at) => ({ day: toDayNumber(2026, 11, 30) + at, price }));
}

describe('what stands out among prices', () => {
  it('is the lowest price and the cheapest quarter of the working days, and of weekends and holidays', () => {
    const days = week(5000, 6000, 7000, 8000, 9000, 15_000, 13_000);
    expect(days.map(rankDays(days))).toEqual([
      'lowest',
      'cheap',
      'usual',
      'usual',
      'usual',
      'usual',
      'lowest',
    ]);
    const [monday, ...rest] = days;
    const holiday = [{ ...monday, day: monday?.day ?? 0, holiday: '祝日' }, ...rest];
    expect(holiday.map(rankDays(holiday)).slice(0, 2)).toEqual(['lowest', 'lowest']);
  });

  it('is nothing when all prices are equal, and no lowest price when many days have it', () => {
    const equal = week(5000, 5000);
    expect(equal.map(rankDays(equal))).toEqual(['usual', 'usual']);
    const many = week(5000, 5000, 5000, 5000, 9000);
    expect(many.map(rankDays(many))).toEqual(['cheap', 'cheap', 'cheap', 'cheap', 'usual']);
    // more than half of the days cost 6000, so that it is no cheap price
    const common = week(5000, 6000, 6000, 6000, 9000);
    expect(common.map(rankDays(common)).slice(0, 2)).toEqual(['lowest', 'usual']);
    expect(rankDays([])({ day: TODAY, price: 0 })).toBe('usual');
  });

  it('[R7.06] is the cheapest weekend or holiday, and the cheapest working day; of equal ones the first', () => {
    const days = week(0, 6000, 6000, 8000, 9000, 15_000, 13_000);
    expect(cheapestDays(days)).toEqual([
      { group: 'weekend', day: days[6] },
      { group: 'workday', day: days[1] },
    ]);
    expect(cheapestDays(days.slice(0, 5)).map(({ group }) => group)).toEqual(['workday']);
    expect(cheapestDays(week(0))).toEqual([]);
  });
});
