import {
  type DayNumber,
  toDateParts,
  toDayNumber,
  toIsoDate,
  toJapaneseDay,
} from 'shared-contracts/format';
import type { DayPrice } from 'shared-contracts/gateway';
import { lastRangeDay, type SearchCondition, toPlayDate, toPlayDay } from 'shared-contracts/search';

/** The price of a day with the number of the day (ADR 009). */
export type CalendarDay = DayPrice & { readonly day: DayNumber };

/** A month as the address has it: `2026-12`. */
export type Month = string;

function monthOf(day: DayNumber): Month {
  return toIsoDate(day).slice(0, 7);
}

/** Returns the year and the month (1 to 12) of a month of the address. */
export function partsOf(month: Month): { readonly year: number; readonly month: number } {
  return { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) };
}

/**
 * R5.14: returns the months in which tee times are sold, the present one first. `now` is in
 * milliseconds.
 */
export function monthsAhead(now: number): readonly [Month, ...Month[]] {
  const today = toJapaneseDay(now);
  const { year, month } = toDateParts(today);
  const last = monthOf(lastRangeDay(today));
  const months: [Month, ...Month[]] = [monthOf(today)];
  while (months.at(-1) !== last) months.push(monthOf(toDayNumber(year, month + months.length, 1)));
  return months;
}

/**
 * Returns the month that the calendar shows: that of the address if tee times are sold in it, else
 * that of the play date, or the nearest to it.
 */
export function shownMonth(
  asked: string,
  { playDate }: Pick<SearchCondition, 'playDate'>,
  now: number,
): Month {
  const months = monthsAhead(now);
  if (months.includes(asked)) return asked;
  const month = monthOf(toPlayDay(playDate));
  const before = months.filter((each) => each <= month);
  return before.at(-1) ?? months[0];
}

/** Returns the first day of a month that is still to come, and how many there are from it on. */
export function daysOf(
  month: Month,
  now: number,
): { readonly first: DayNumber; readonly length: number } {
  const parts = partsOf(month);
  const first = Math.max(toJapaneseDay(now), toDayNumber(parts.year, parts.month, 1));
  return { first, length: toDayNumber(parts.year, parts.month + 1, 1) - first };
}

/** Returns the search over the days of a month, with which the widget asks for their prices. */
export function conditionOfMonth(
  condition: SearchCondition,
  month: Month,
  now: number,
): SearchCondition {
  const { first, length } = daysOf(month, now);
  return { ...condition, playDate: toPlayDate(first), widthday: length, page: 1 };
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
