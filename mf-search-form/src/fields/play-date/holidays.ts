import { createContext } from 'react';
import type { Holidays } from '../../gateway/fetchHolidays.ts';

/**
 * Hands the holidays, and the first day that counts (`YYYY-MM-DD`), to the parts that the calendar
 * component renders by itself.
 */
export const HolidaysContext = createContext<{
  readonly first: string;
  readonly holidays: Holidays;
}>({ first: '', holidays: {} });
