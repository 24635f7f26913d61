import { OVERSEAS } from 'shared-contracts/areas';
import { type DayNumber, toDateParts, toJapaneseDay } from 'shared-contracts/format';
import { CALENDAR_DAYS } from 'shared-contracts/gateway';
import {
  capWidthday,
  lastRangeDay,
  type SearchCondition,
  toPlayDate,
  toPlayDay,
} from 'shared-contracts/search';

/**
 * Returns the first day of the calendar. It is today when the search lies within the next 31 days,
 * so that the calendar stays the same when the visitor picks one of its days; otherwise it is the
 * play date. `now` is in milliseconds.
 */
export function firstDayOf(
  { playDate }: Pick<SearchCondition, 'playDate'>,
  now: number,
): DayNumber {
  const today = toJapaneseDay(now);
  const day = toPlayDay(playDate);
  const first = day < today + CALENDAR_DAYS ? today : day;
  return Math.max(today, Math.min(first, lastRangeDay(today)));
}

/** Returns the search over all days of the calendar, with which the widget asks for the prices. */
export function calendarCondition(condition: SearchCondition, now: number): SearchCondition {
  const first = firstDayOf(condition, now);
  return {
    ...condition,
    playDate: toPlayDate(first),
    widthday: capWidthday(first, CALENDAR_DAYS, toJapaneseDay(now)),
    page: 1,
  };
}

/** Returns the search of one day, shown as a list. */
export function conditionOfDay(condition: SearchCondition, day: DayNumber): SearchCondition {
  return {
    ...condition,
    playDate: toPlayDate(day),
    widthday: 1,
    page: 1,
    view: 'list',
  };
}

/**
 * R5.35: returns the search of one course on one day. The course name replaces the area, but
 * overseas stays overseas.
 */
export function conditionOfCourse(
  condition: SearchCondition,
  day: DayNumber,
  courseName: string,
): SearchCondition {
  return {
    ...conditionOfDay(condition, day),
    courseName,
    area: condition.area.filter((code) => code === OVERSEAS),
    country: [],
  };
}

/**
 * Returns the first days of the calendars before and after this one; undefined where no tee time is
 * sold.
 */
export function neighbours(
  first: DayNumber,
  now: number,
): { readonly earlier: DayNumber | undefined; readonly later: DayNumber | undefined } {
  const today = toJapaneseDay(now);
  const later = first + CALENDAR_DAYS;
  return {
    earlier: first > today ? Math.max(today, first - CALENDAR_DAYS) : undefined,
    later: later <= lastRangeDay(today) ? later : undefined,
  };
}

/**
 * R9.02: returns the days in weeks that begin on Monday; `null` fills the first and the last week.
 */
export function toWeeks<Day extends { readonly day: DayNumber }>(
  days: readonly Day[],
): (Day | null)[][] {
  const before = days[0] === undefined ? 0 : (toDateParts(days[0].day).weekday + 6) % 7;
  const cells = [...Array.from({ length: before }, () => null), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    cells.slice(week * 7, week * 7 + 7),
  );
  return weeks.map((week) => [...week, ...Array.from({ length: 7 - week.length }, () => null)]);
}
