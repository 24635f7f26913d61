import { toIsoDate, type DayNumber } from 'shared-contracts/format';
import { callGateway, holidayList } from 'shared-contracts/gateway';
import { lastPlayDay } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';

/** The names of holidays by their date, `YYYY-MM-DD` (R3.20). */
export type Holidays = Readonly<Record<string, string>>;

/** The first and the last day of a search for holidays. */
interface HolidayDates {
  readonly start: DayNumber;
  readonly end: DayNumber;
}

/** R3.20: the holidays, and the first and the last day that they were fetched for. */
export interface HolidaySearch {
  readonly holidays: Holidays;
  /** Absent before the first answer, and after a failure. */
  readonly searched?: HolidayDates;
}

/**
 * R7.06: fetches the holidays of the days that can be searched. R8.06: when the call fails it
 * reports that and gives none, and the form works without their names.
 */
export async function fetchHolidays(host: WidgetHost, today: DayNumber): Promise<HolidaySearch> {
  const searched = { start: today, end: lastPlayDay(today) };
  const query = { start_date: toIsoDate(searched.start), end_date: toIsoDate(searched.end) };
  try {
    return { searched, holidays: await callGateway(host, holidayList, query) };
  } catch (error) {
    host.telemetry.error(error, { call: 'holidays' });
    return { holidays: {} };
  }
}
