import { type DayNumber, parseIsoDate } from 'shared-contracts/format';
import { RequestError } from 'server-kit/http/requestError';

export interface DateRange {
  readonly from: DayNumber;
  readonly to: DayNumber;
}

const MOST_DAYS = 31;

/** Parses a date of the form YYYY-MM-DD. Throws RequestError 400 that names the parameter. */
export function parseDate(text: string, name: string): DayNumber {
  const day = parseIsoDate(text);
  if (day === undefined)
    throw new RequestError(400, `${name} is not a date of the form YYYY-MM-DD`);
  return day;
}

/**
 * Parses a date, or `start..end` of 31 days at most (R7.04). Throws RequestError 400 that names the
 * parameter.
 */
export function parseDateRange(text: string, name: string): DateRange {
  const [start = '', end = start, rest] = text.split('..');
  const from = parseDate(start, name);
  const to = parseDate(end, name);
  if (rest !== undefined || to < from || to - from >= MOST_DAYS)
    throw new RequestError(400, `${name} is not a range of 1 to ${MOST_DAYS} days`);
  return { from, to };
}
