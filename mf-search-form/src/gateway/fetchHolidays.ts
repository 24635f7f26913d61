import { toIsoDate, type DayNumber } from 'shared-contracts/format';
import { callGateway, holidayList } from 'shared-contracts/gateway';
import type { WidgetHost } from 'shared-contracts/widget';

/** The names of holidays by their date, `YYYY-MM-DD` (R3.20). */
export type Holidays = Readonly<Record<string, string>>;

/**
 * R7.06: fetches the holidays from one day to another. R8.06: when the call fails it reports that
 * and gives none, and the form works without their names.
 */
export async function fetchHolidays(
  host: WidgetHost,
  from: DayNumber,
  to: DayNumber,
): Promise<Holidays> {
  try {
    const query = { start_date: toIsoDate(from), end_date: toIsoDate(to) };
    return await callGateway(host, holidayList, query);
  } catch (error) {
    host.telemetry.error(error, { call: 'holidays' });
    return {};
  }
}
