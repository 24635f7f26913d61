import { createContext } from 'react';
import type { PriceRank } from 'shared-contracts/day-prices';
import type { DayNumber } from 'shared-contracts/format';

/** The lowest price of a day in yen, and how it stands among those of its month. */
export interface DayPrice {
  readonly price: number;
  readonly rank: PriceRank;
}

/** Lowest prices by day; undefined in a form whose search has none. */
export type DayPrices = ReadonlyMap<DayNumber, DayPrice> | undefined;

/** Hands the prices to the days that the calendar component renders by itself. */
export const DayPricesContext = createContext<DayPrices>(undefined);
