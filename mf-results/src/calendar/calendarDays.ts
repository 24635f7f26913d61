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
 * The first day of the calendar: today while the search lies within the next 31 days, so that it stands still when one goes
 * through its days; else the play date. `now` in milliseconds.
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

/** The search over all days of the calendar: what the price calendar is asked with. */
export function calendarCondition(condition: SearchCondition, now: number): SearchCondition {
  const first = firstDayOf(condition, now);
  return {
    ...condition,
    playDate: toPlayDate(first),
    widthday: capWidthday(first, CALENDAR_DAYS, toJapaneseDay(now)),
    page: 1,
  };
}

/** The search of one day, as the list. */
export function conditionOfDay(condition: SearchCondition, day: DayNumber): SearchCondition {
  return {
    ...condition,
    playDate: toPlayDate(day),
    widthday: 1,
    page: 1,
    view: 'list',
  };
}

/** The search of one course on one day. A course name stands in the place of an area; overseas stays overseas (R5.35). */
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

/** The calendar before and after this one; undefined where no tee time is sold. */
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

/** Days by weeks, Monday first (R9.02); `null` fills the first and the last. */
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
