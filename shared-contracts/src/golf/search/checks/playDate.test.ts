import { toDateParts, toDayNumber, toIsoDate, toJapaneseDay } from '../../format/index.ts';
import { readingOn } from '../../testing/readingOn.ts';
import {
  capWidthday,
  defaultCondition,
  lastPlayDay,
  lastRangeDay,
  parseSearchQuery,
  toPlayDay,
} from '../index.ts';

const read = readingOn('2026-11-21');
const TOMORROW = { year: 2026, month: 11, day: 22 };
function dateOf(year: unknown, month: unknown, day: unknown) {
  return `area=12&year=${year}&month=${month}&day=${day}`;
}

describe('the play date of a query', () => {
  it('[R5.13] lies between today and the end of the seventh month ahead', () => {
    expect(read(dateOf(2026, 11, 21))).toMatchObject({
      condition: { playDate: { year: 2026, month: 11, day: 21 } },
      dropped: [],
    });
    expect(read(dateOf(2027, '06', 30)).condition.playDate).toEqual({
      year: 2027,
      month: 6,
      day: 30,
    });
    expect(read(dateOf(2026, 11, 20)).error?.code).toBe('C000004');
    expect(read(dateOf(2027, 7, 1)).error?.code).toBe('C000004');
  });

  it('[R5.13] [R5.16] is a day of the calendar: year of four digits, month 1 to 12, day 1 to 31', () => {
    for (const wrong of [
      dateOf(26, 12, 1),
      dateOf(2026, 13, 1),
      dateOf(2026, 0, 1),
      dateOf(2026, 12, 0),
      dateOf(2026, 12, 32),
      dateOf(2027, 2, 29),
      dateOf('二千', 12, 1),
      dateOf(2026, 12, ''),
      'area=12&day=3',
    ]) {
      expect(read(wrong)).toMatchObject({
        condition: { playDate: TOMORROW },
        error: { code: 'C000003', message: 'プレー日を正しく入力してください。' },
      });
    }
  });

  it('[R5.15] [R5.16] that is wrong is an error of the result form only, and means tomorrow in every form', () => {
    expect(read(dateOf(2026, 1, 1)).error).toEqual({
      code: 'C000004',
      field: 'playDate',
      message: 'プレー日は本日から2027年6月30日までの間で入力してください。',
    });
    for (const form of ['top', 'detail', 'map', 'solo'] as const) {
      expect(read(dateOf(2026, 1, 1), form)).toEqual({
        condition: expect.objectContaining({ playDate: TOMORROW }),
        dropped: ['year', 'month', 'day'],
      });
    }
  });

  it('[R5.27] means tomorrow when it is absent, and is an error when it is empty', () => {
    expect(read('area=12')).toEqual({
      condition: expect.objectContaining({ playDate: TOMORROW }),
      dropped: [],
    });
    expect(read(dateOf('', '', '')).error).toEqual({
      code: '',
      field: 'playDate',
      message: 'プレー日を選択してください。',
    });
  });

  it('[R4.05] without a year is the next such month', () => {
    expect(read('area=12&month=3&day=5').condition.playDate).toEqual({
      year: 2027,
      month: 3,
      day: 5,
    });
    expect(read('area=12&month=12&day=5').condition.playDate).toEqual({
      year: 2026,
      month: 12,
      day: 5,
    });
  });

  it('[R3.09] is tomorrow in Japan, at the first and the last moment of a day and of a year', () => {
    const tomorrow = (moment: string) => defaultCondition('normal', Date.parse(moment)).playDate;
    expect(tomorrow('2026-12-31T00:00:00+09:00')).toEqual({ year: 2027, month: 1, day: 1 });
    expect(tomorrow('2026-12-31T23:59:59.999+09:00')).toEqual({ year: 2027, month: 1, day: 1 });
    expect(tomorrow('2028-02-28T15:00:00Z')).toEqual({ year: 2028, month: 3, day: 1 });
  });
});

describe('the number of days', () => {
  it('[R5.03] [R5.02] is 1 to 31; anything else means one day with an error', () => {
    expect(read('area=12&widthday=31')).toMatchObject({ condition: { widthday: 31 } });
    for (const wrong of ['0', '32', '-1', 'a', '1.5']) {
      expect(read(`area=12&widthday=${wrong}`)).toMatchObject({
        condition: { widthday: 1 },
        error: { code: 'C000003', field: 'widthday', message: '日数を正しく入力してください。' },
        dropped: ['widthday'],
      });
    }
  });

  it('[R3.06] [R5.14] is shortened when the range passes the end of the sixth month, but not below one', () => {
    expect(read(`${dateOf(2027, 5, 30)}&widthday=10`)).toMatchObject({
      condition: { widthday: 2 },
      dropped: [],
    });
    expect(read(`${dateOf(2027, 6, 15)}&widthday=10`)).toEqual({
      condition: expect.objectContaining({ widthday: 1 }),
      dropped: [],
    });
  });

  it('[R5.13] [R5.14] keeps its bounds on every day of four years, leap day, month ends and year ends among them', () => {
    const monthIndex = (day: number) => {
      const { year, month } = toDateParts(day);
      return year * 12 + month;
    };
    const isMonthEnd = (day: number) => monthIndex(day + 1) === monthIndex(day) + 1;
    for (let today = toDayNumber(2026, 1, 1); today < toDayNumber(2030, 1, 1); today++) {
      const last = lastPlayDay(today);
      const cap = lastRangeDay(today);
      expect([
        monthIndex(last) - monthIndex(today),
        isMonthEnd(last),
        monthIndex(cap) - monthIndex(today),
        isMonthEnd(cap),
      ]).toEqual([7, true, 6, true]);
      for (const start of [today, cap - 30, cap, last]) {
        const widthday = capWidthday(start, 31, today);
        expect(widthday).toBe(start > cap ? 1 : Math.min(31, cap - start + 1));
      }
    }
  });

  it('[R5.13] accepts the first and the last day, and neither the day before nor the day after, on every day of four years', () => {
    for (let now = Date.UTC(2026, 0, 1, 14, 59); now < Date.UTC(2030, 0, 1); now += 86_400_000) {
      const today = toJapaneseDay(now);
      const accepted = [today - 1, today, lastPlayDay(today), lastPlayDay(today) + 1].map((day) => {
        const [year, month, date] = toIsoDate(day).split('-');
        const { condition, error } = parseSearchQuery(dateOf(year, month, date), {
          now,
          form: 'result',
        });
        return error === undefined && toPlayDay(condition.playDate) === day;
      });
      expect(accepted).toEqual([false, true, true, false]);
    }
  });
});
