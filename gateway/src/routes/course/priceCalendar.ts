import type { FastifyInstance } from 'fastify';
import { toIsoDate } from 'shared-contracts/format';
import { priceCalendar, type PriceCalendarReply } from 'shared-contracts/gateway';
import { contractRoute } from '../contractRoute.ts';
import { RequestError } from 'server-kit/http/requestError';
import { toCalendarDay } from '../../inventory/filling/calendar.ts';
import { daysFrom } from '../../inventory/filling/horizon.ts';
import type { SearchCriteria } from '../../inventory/search/criteria.ts';
import { PAGE_SIZE } from '../../inventory/search/findCourses.ts';
import type { DayPrice } from '../../inventory/search/readDayPrices.ts';
import type { LowestPrice } from '../../inventory/search/readLowestPrices.ts';
import type { Services } from '../services.ts';
import { parseCourseIds } from './parseCourseIds.ts';
import { readSearch } from './readSearch.ts';
import { searchFor } from './searchFor.ts';

function toIds(text: unknown): number[] {
  const ids = text === undefined || text === '' ? [] : parseCourseIds(String(text));
  if (ids.length > PAGE_SIZE)
    throw new RequestError(400, `c_ids holds more than ${PAGE_SIZE} course ids`);
  return ids;
}

function toDays(
  { from, to, weekdays }: SearchCriteria,
  lowest: readonly LowestPrice[],
): PriceCalendarReply['days'] {
  return daysFrom(from, to)
    .map(toCalendarDay)
    .map(({ day, holiday, weekday_bit }) => {
      const price = lowest.find((each) => each.day === day)?.price;
      return {
        play_date: toIsoDate(day),
        is_asked: (weekday_bit & weekdays) !== 0,
        ...(holiday === '' ? {} : { holiday }),
        ...(price === undefined ? {} : { price }),
      };
    });
}

function toRow({ from, to }: SearchCriteria, own: readonly DayPrice[]): number[] {
  return daysFrom(from, to).map((day) => own.find((each) => each.day === day)?.price ?? 0);
}

/**
 * Serves the lowest price of a search on each day, and those of given courses. A day without an
 * offer has no price; 0 in a course's row.
 */
export function registerPriceCalendar(app: FastifyInstance, { inventory, clock }: Services): void {
  return contractRoute(app, priceCalendar, {
    summary: 'The lowest price of each day for a search condition, and of given courses',
    answer: async (query, request, reply) => {
      const ids = toIds(query['c_ids']);
      const { criteria } = readSearch(request, clock());
      const search = searchFor({ inventory }, reply);
      const [lowest, courses, prices] = await Promise.all([
        search.readLowestPrices(criteria),
        search.readCourses(ids),
        search.readDayPrices(criteria, ids),
      ]);
      return {
        result_status: 200,
        days: toDays(criteria, lowest),
        items: ids.flatMap((id) => {
          const course = courses.get(id);
          return course === undefined
            ? []
            : [
                {
                  c_id: id,
                  c_name: course.name,
                  prices: toRow(
                    criteria,
                    prices.filter(({ course_id }) => course_id === id),
                  ),
                },
              ];
        }),
      };
    },
  });
}
