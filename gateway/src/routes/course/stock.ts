import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toDateParts, toIsoDate } from 'shared-contracts/format';
import { courseStock, type CourseStockReply } from 'shared-contracts/gateway';
import { parseGatewayQuery } from 'shared-contracts/search';
import { askedLanguage } from '../askedLanguage.ts';
import { contractRoute } from '../contractRoute.ts';
import { RequestError } from 'server-kit/http/requestError';
import { freeAhead } from '../../inventory/hourLanes.ts';
import type { InventorySearch } from '../../inventory/inventorySearch.ts';
import type { Inventory } from '../../inventory/openInventory.ts';
import type { SearchCriteria } from '../../inventory/search/criteria.ts';
import type { DayPrice } from '../../inventory/search/readDayPrices.ts';
import { readStartLists } from '../../inventory/search/readStartLists.ts';
import type { StockDay } from '../../inventory/search/readStock.ts';
import { toCriteria } from '../../inventory/search/toCriteria.ts';
import type { Services } from '../services.ts';
import { parseCourseIds } from './parseCourseIds.ts';
import { isSecret } from './readSearch.ts';
import { searchFor } from './searchFor.ts';
import { type AskedOffers, type StartOffer, toStartOffers } from './toStartOffers.ts';
import { type DateRange, parseDateRange } from './parseDateRange.ts';
import { toTimeZones } from './toTimeZones.ts';
import { toZoneStock } from './toZoneStock.ts';

const MOST_COURSES = 30;

/**
 * Returns what the request's search condition asks of the days in `range`. An invalid part of it counts
 * as absent, since the hours of a course can be shown without it.
 */
function readCriteria(
  { raw }: Pick<FastifyRequest, 'raw'>,
  { from, to }: DateRange,
  now: number,
): SearchCriteria {
  const { condition } = parseGatewayQuery(raw.url?.split('?', 2)[1] ?? '', { now });
  const { year, month, day } = toDateParts(from);
  const days = { playDate: { year, month, day }, widthday: to - from + 1 };
  return toCriteria({ ...condition, ...days }, now, isSecret(raw));
}

function toItem(
  id: number,
  stock: readonly StockDay[],
  prices: readonly DayPrice[],
  offers: ReadonlyMap<number, readonly StartOffer[]>,
  now: number,
): CourseStockReply['items'][number] {
  return {
    c_id: id,
    time_zone_detail: toTimeZones(stock.reduce((bits, day) => bits | freeAhead(day, now), 0)),
    days: stock.map((each) => {
      const price = prices.find(
        ({ course_id, day }) => course_id === id && day === each.day,
      )?.price;
      const starts = offers.get(each.day);
      return {
        play_date: toIsoDate(each.day),
        active: freeAhead(each, now) !== 0,
        ...(price === undefined ? {} : { price }),
        zones: toZoneStock(each, now),
        ...(starts && { starts: [...starts] }),
      };
    }),
  };
}

/** Returns the free starts of each day of a course; a day without them is absent. */
async function readOffers(
  { db }: Pick<Inventory, 'db'>,
  search: InventorySearch,
  criteria: SearchCriteria,
  courseId: number,
  asked: AskedOffers,
): Promise<Map<number, readonly StartOffer[]>> {
  const days = await readStartLists(db, courseId, criteria);
  const offers = await Promise.all(
    days.map(async (each) => {
      const starts = await toStartOffers(search, criteria, courseId, each, asked);
      return [each.day, starts] as const;
    }),
  );
  return new Map(offers);
}

/**
 * Serves the free tee times of courses by day and by start zone (R7.08, R3.21). Courses without tee
 * times on these days are absent. The days of a single course have their exact starts.
 */
export function registerCourseStock(app: FastifyInstance, { inventory, clock }: Services): void {
  return contractRoute(app, courseStock, {
    summary: 'R7.08: the hours with free tee times of courses, and their days',
    answer: async ({ c_ids, play_date_range }, request, reply) => {
      const ids = parseCourseIds(c_ids);
      const range = parseDateRange(play_date_range, 'play_date_range');
      const now = clock();
      if (ids.length > MOST_COURSES)
        throw new RequestError(400, `c_ids holds more than ${MOST_COURSES} course ids`);
      const criteria = readCriteria(request, range, now);
      const search = searchFor({ inventory }, reply);
      const [only] = ids.length === 1 ? ids : [];
      const [stock, prices, offers] = await Promise.all([
        search.readStock(criteria, ids),
        search.readDayPrices(criteria, ids),
        only === undefined
          ? new Map<number, readonly StartOffer[]>()
          : readOffers(inventory, search, criteria, only, {
              now,
              language: askedLanguage(request),
            }),
      ]);
      const byCourse = (id: number) => stock.filter((each) => each.course_id === id);
      return {
        result_status: 200,
        items: ids
          .filter((id) => byCourse(id).length > 0)
          .map((id) => toItem(id, byCourse(id), prices, offers, now)),
        condition: { c_ids: ids, start_date: toIsoDate(range.from), end_date: toIsoDate(range.to) },
      };
    },
  });
}
