import { createContext } from 'react';

/** Name by `YYYY-MM-DD` (R3.20). */
export type Holidays = Readonly<Record<string, string>>;

/** For the parts that the calendar component renders by itself. */
export const HolidaysContext = createContext<Holidays>({});
