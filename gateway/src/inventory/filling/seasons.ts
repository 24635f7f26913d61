import { type DayNumber, toDateParts, toDayNumber } from 'shared-contracts/format';
import type { Validity } from '../always.ts';

const MONTHS = 3;

function seasonOf(year: number, season: number): Validity {
  return {
    from: toDayNumber(year, 3 * season, 1),
    to: toDayNumber(year, 3 * season + MONTHS, 1) - 1,
  };
}

/** Returns the season (1 spring to 4 winter) that lasts at `today`, else the next one. */
export function nextSeason(season: number, today: DayNumber): Validity {
  const { year } = toDateParts(today);
  const begun = [year - 1, year].map((each) => seasonOf(each, season));
  return begun.find((validity) => validity.to >= today) ?? seasonOf(year + 1, season);
}
