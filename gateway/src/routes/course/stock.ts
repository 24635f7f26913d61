import type { FastifyInstance } from 'fastify';
import { toDateParts, toIsoDate } from 'shared-contracts/format';
import { courseStock, type CourseStockReply } from 'shared-contracts/gateway';
import { defaultCondition } from 'shared-contracts/search';
import { contractRoute } from '../contractRoute.ts';
import { RequestError } from 'server-kit/http/requestError';
import { freeAhead } from '../../inventory/hourLanes.ts';
import type { DayPrice } from '../../inventory/search/readDayPrices.ts';
import type { StockDay } from '../../inventory/search/readStock.ts';
import { toCriteria } from '../../inventory/search/toCriteria.ts';
import type { Services } from '../services.ts';
import { parseCourseIds } from './parseCourseIds.ts';
import { searchFor } from './searchFor.ts';
import { type DateRange, parseDateRange } from './parseDateRange.ts';
import { toTimeZones } from './toTimeZones.ts';
import { toZoneStock } from './toZoneStock.ts';

const MOST_COURSES = 30;

function toCondition({ from, to }: DateRange, now: number) {
  const { year, month, day } = toDateParts(from);
  return {
    ...defaultCondition('normal', now),
    playDate: { year, month, day },
    widthday: to - from + 1,
  };
}

function toItem(
  id: number,
  stock: readonly StockDay[],
  prices: readonly DayPrice[],
  now: number,
): CourseStockReply['items'][number] {
  return {
    c_id: id,
    time_zone_detail: toTimeZones(stock.reduce((bits, day) => bits | freeAhead(day, now), 0)),
    days: stock.map((each) => {
      const price = prices.find(
        ({ course_id, day }) => course_id === id && day === each.day,
      )?.price;
      return {
        play_date: toIsoDate(each.day),
        active: freeAhead(each, now) !== 0,
        ...(price === undefined ? {} : { price }),
        zones: toZoneStock(each, now),
      };
    }),
  };
}

/**
 * Serves the free tee times of courses by day and by start zone (R7.08, R3.21). Courses without tee
 * times on these days are absent.
 */
export function registerCourseStock(app: FastifyInstance, { inventory, clock }: Services): void {
  return contractRoute(app, courseStock, {
    summary: 'R7.08: the hours with free tee times of courses, and their days',
    answer: async ({ c_ids, play_date_range }, _request, reply) => {
      const ids = parseCourseIds(c_ids);
      const range = parseDateRange(play_date_range, 'play_date_range');
      const now = clock();
      if (ids.length > MOST_COURSES)
        throw new RequestError(400, `c_ids holds more than ${MOST_COURSES} course ids`);
      const criteria = toCriteria(toCondition(range, now), now);
      const search = searchFor({ inventory }, reply);
      const [stock, prices] = await Promise.all([
        search.readStock(criteria, ids),
        search.readDayPrices(criteria, ids),
      ]);
      const byCourse = (id: number) => stock.filter((each) => each.course_id === id);
      return {
        result_status: 200,
        items: ids
          .filter((id) => byCourse(id).length > 0)
          .map((id) => toItem(id, byCourse(id), prices, now)),
        condition: { c_ids: ids, start_date: toIsoDate(range.from), end_date: toIsoDate(range.to) },
      };
    },
  });
}
