import type { FastifyInstance } from 'fastify';
import { toIsoDate } from 'shared-contracts/format';
import { holidayList } from 'shared-contracts/gateway';
import { contractRoute } from '../contractRoute.ts';
import { RequestError } from 'server-kit/http/requestError';
import { holidayName } from '../../inventory/filling/calendar.ts';
import { daysFrom } from '../../inventory/filling/horizon.ts';
import { parseDate } from '../course/parseDateRange.ts';

const TWO_YEARS = 731;

/** Serves the national holidays of Japan (R7.06), for two years at most. */
export function registerHolidays(app: FastifyInstance): void {
  return contractRoute(app, holidayList, {
    summary: 'R7.06: national holidays between two dates, by date',
    cacheControl: 'public, max-age=86400',
    answer: async ({ start_date, end_date }) => {
      const from = parseDate(start_date, 'start_date');
      const to = parseDate(end_date, 'end_date');
      if (to < from || to - from > TWO_YEARS)
        throw new RequestError(
          400,
          'end_date is before start_date or more than two years after it',
        );
      const holidays = daysFrom(from, to).map((day) => [toIsoDate(day), holidayName(day)] as const);
      return { data: Object.fromEntries(holidays.filter(([, name]) => name !== '')) };
    },
  });
}
