import { type DayNumber, toDateParts } from 'shared-contracts/format';
import { drawFrom } from './random.ts';

/** How much golf is asked for by month, January first: most in late spring and in autumn. */
const MONTHS = [0.93, 0.93, 1, 1.06, 1.08, 1, 0.96, 0.95, 1, 1.07, 1.1, 1];
/** The same by day of the week, Sunday first. What weekends cost more, plans say themselves. */
const WEEKDAYS = [1, 0.96, 0.99, 1, 1.01, 1.06, 1];
/** Working days on which many are free, as `month * 100 + day`: the turn of the year, May's holidays, Obon. */
const FREE_PERIODS = [
  [1229, 1231],
  [101, 103],
  [429, 505],
  [811, 816],
] as const;
const IN_FREE_PERIOD = 1.12;
/** How far a course's own view of a day lies from that of all, in both directions. */
const OWN_VIEW = 0.05;

function isInFreePeriod(month: number, day: number): boolean {
  const date = month * 100 + day;
  return FREE_PERIODS.some(([first, last]) => date >= first && date <= last);
}

/**
 * Returns how much a course asks for on a working day as a share of what it asks for usually: less on
 * Mondays and in the cold, more on Fridays, in the best months and around the holidays.
 */
export function demandOn(courseId: number, day: DayNumber): number {
  const date = toDateParts(day);
  const inPeriod = isInFreePeriod(date.month, date.day) ? IN_FREE_PERIOD : 1;
  const own = 1 + (drawFrom(courseId, day, 10).next() - 0.5) * 2 * OWN_VIEW;
  return (MONTHS[date.month - 1] ?? 1) * (WEEKDAYS[date.weekday] ?? 1) * inPeriod * own;
}
