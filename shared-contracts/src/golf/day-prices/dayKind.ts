import { type DayNumber, toDateParts } from '../format/index.ts';

/**
 * Returns the colour of a day: `hol` for Sundays and holidays, `sat` for Saturdays, undefined for
 * other days.
 */
export function kindOf({
  day,
  holiday,
}: {
  readonly day: DayNumber;
  readonly holiday?: string | undefined;
}): 'sat' | 'hol' | undefined {
  const { weekday } = toDateParts(day);
  if (weekday === 0 || holiday !== undefined) return 'hol';
  return weekday === 6 ? 'sat' : undefined;
}
