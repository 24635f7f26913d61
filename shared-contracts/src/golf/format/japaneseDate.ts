/**
 * A calendar day as the number of days since 1970-01-01. It has no time and no zone, so it cannot
 * shift.
 */
export type DayNumber = number;

const DAY = 86_400_000;
/** Japan keeps UTC+9 all year. */
const JAPAN_OFFSET = 9 * 3_600_000;
const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const;

/** Returns the present day in Japan at `now` (milliseconds since 1970). */
export function toJapaneseDay(now: number): DayNumber {
  return Math.floor((now + JAPAN_OFFSET) / DAY);
}

/**
 * Returns the number of a day; `month` is 1 to 12. A day past the end of the month counts on into
 * the next month.
 */
export function toDayNumber(year: number, month: number, day: number): DayNumber {
  return Date.UTC(year, month - 1, day) / DAY;
}

export function toDateParts(day: DayNumber): {
  year: number;
  month: number;
  day: number;
  weekday: number;
} {
  const date = new Date(day * DAY);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
}

/** Returns `YYYY-MM-DD`. */
export function toIsoDate(day: DayNumber): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** Parses `YYYY-MM-DD`; returns undefined when the text is not a calendar day. */
export function parseIsoDate(text: string): DayNumber | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text
    ? undefined
    : time / DAY;
}

/** Returns the weekday: '土'. */
export function toWeekday(day: DayNumber): string {
  return WEEKDAYS[toDateParts(day).weekday] ?? '';
}

/** Returns `2026年11月21日（土）`. */
export function toJapaneseDate(date: DayNumber): string {
  const { year, month, day } = toDateParts(date);
  return `${year}年${month}月${day}日（${toWeekday(date)}）`;
}

/** Returns `11/21（土）`. */
export function toShortDate(date: DayNumber): string {
  const { month, day } = toDateParts(date);
  return `${month}/${day}（${toWeekday(date)}）`;
}
