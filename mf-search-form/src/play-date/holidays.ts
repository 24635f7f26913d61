import { createContext } from 'react';

/** Name by `YYYY-MM-DD` (R3.20). */
export type Holidays = Readonly<Record<string, string>>;

/** For the parts that the calendar component renders by itself: the holidays, and the first day that still matters. */
export const HolidaysContext = createContext<{
  readonly first: string;
  readonly holidays: Holidays;
}>({ first: '', holidays: {} });
