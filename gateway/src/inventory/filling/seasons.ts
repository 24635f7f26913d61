import { type DayNumber, toDateParts, toDayNumber } from 'shared-contracts/format';
import type { Validity } from '../always.ts';

const MONTHS = 3;

function seasonOf(year: number, season: number): Validity {
  return {
    from: toDayNumber(year, 3 * season, 1),
    to: toDayNumber(year, 3 * season + MONTHS, 1) - 1,
  };
}

/** Season 1 spring to 4 winter: the one that goes on at `today`, else the next one. */
export function nextSeason(season: number, today: DayNumber): Validity {
  const { year } = toDateParts(today);
  const years = [year - 1, year, year + 1].map((each) => seasonOf(each, season));
  return years.find((validity) => validity.to >= today)!;
}
