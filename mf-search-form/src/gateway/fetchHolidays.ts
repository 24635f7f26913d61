import { toIsoDate, type DayNumber } from 'shared-contracts/format';
import { callGateway, holidayList } from 'shared-contracts/gateway';
import type { WidgetHost } from 'shared-contracts/widget';

/** Name by `YYYY-MM-DD` (R3.20). */
export type Holidays = Readonly<Record<string, string>>;

/** R7.06. Without an answer the calendar shows no names; the form works on (R8.06). */
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
