import { createContext } from 'react';
import type { Holidays } from '../../gateway/fetchHolidays.ts';

/** For the parts that the calendar component renders by itself: the holidays, and the first day that still matters. */
export const HolidaysContext = createContext<{
  readonly first: string;
  readonly holidays: Holidays;
}>({ first: '', holidays: {} });
