import { type DayNumber, toDateParts } from '../../format/index.ts';
import { FORM_MESSAGES, type FormMessage } from '../../messages/formMessages.ts';
import { type PlayDate, capWidthday, lastPlayDay, toPlayDay, yearOf } from '../calendar.ts';
import { lastOf, parseInteger } from '../codecs.ts';
import { MAX_WIDTHDAY } from '../choices/index.ts';
import type { Reading } from '../reading.ts';

/** The fields that the check of a play date needs. */
export interface Dated {
  readonly playDate: PlayDate;
  readonly widthday: number;
}

function parseYear(
  year: string,
  month: number,
  { today, isStored }: { today: DayNumber; isStored: boolean },
): number {
  const given = /^\d{4}$/.test(year) ? Number(year) : 0;
  if (year === '') return yearOf(month, today);
  return isStored && month < toDateParts(today).month ? yearOf(month, today) : given;
}

function parseDate(
  [year, month, day]: readonly [string, string, string],
  clock: { today: DayNumber; isStored: boolean },
): PlayDate | undefined {
  const given = { month: parseInteger(month) ?? 0, day: parseInteger(day) ?? 0 };
  const date = { year: parseYear(year, given.month, clock), ...given };
  // `Date` reads a year below 100 as one of the last century
  if (date.year < 100 || date.month < 1 || date.month > 12 || date.day < 1 || date.day > 31)
    return undefined;
  // a day that the month does not have counts on into the next month
  const parts = toDateParts(toPlayDay(date));
  return parts.year === date.year && parts.month === date.month && parts.day === date.day
    ? date
    : undefined;
}

/** R5.13: returns the message for a wrong date, or undefined when the date is valid. */
function dateProblem(date: PlayDate | undefined, today: DayNumber): FormMessage | undefined {
  if (date === undefined) return { key: 'C000003', values: { field: 'プレー日' } };
  const day = toPlayDay(date);
  const lastDay = lastPlayDay(today);
  return day >= today && day <= lastDay ? undefined : { key: 'C000004', values: { lastDay } };
}

/**
 * R5.13, R5.15, R5.16, R5.27: reads the play date. A wrong date leaves the default; only the result
 * form gives an error.
 */
export function readPlayDate(wires: readonly [string, string, string]) {
  return (reading: Reading<Dated>): void => {
    const given = wires.filter((wire) => reading.raw(wire) !== undefined);
    if (given.length === 0) return;
    const texts = wires.map((wire) => lastOf(reading.raw(wire) ?? [])) as [string, string, string];
    const date = parseDate(texts, reading);
    const isEmpty = texts.every((text) => text === '');
    const problem = isEmpty ? FORM_MESSAGES.playDateRequired : dateProblem(date, reading.today);
    if (problem === undefined && date !== undefined) {
      reading.draft.playDate = date;
      return;
    }
    for (const wire of given) reading.drop(wire);
    if (problem !== undefined && reading.form === 'result') reading.fail('playDate', problem);
  };
}

/**
 * R5.03, R5.14: reads the number of days; a number outside 1 to 31 becomes 1 with an error, a range
 * beyond the cap is shortened.
 */
export function readWidthday(wire: string) {
  return (reading: Reading<Dated>): void => {
    const text = lastOf(reading.raw(wire) ?? []);
    const value = text === '' ? 1 : (parseInteger(text) ?? 0);
    const isValid = value >= 1 && value <= MAX_WIDTHDAY;
    if (!isValid) {
      reading.fail('widthday', { key: 'C000003', values: { field: '日数' } });
      reading.drop(wire);
    }
    reading.draft.widthday = capWidthday(
      toPlayDay(reading.draft.playDate),
      isValid ? value : 1,
      reading.today,
    );
  };
}
