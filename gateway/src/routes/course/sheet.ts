import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toIsoDate, toJapaneseDay } from 'shared-contracts/format';
import { courseSheet, type CourseSheetItem } from 'shared-contracts/gateway';
import { parseGatewayQuery } from 'shared-contracts/search';
import { toCalendarDay } from '../../inventory/filling/calendar.ts';
import { courseIds } from '../../inventory/filling/courseIds.ts';
import { daysFrom } from '../../inventory/filling/horizon.ts';
import { toLayout } from '../../inventory/filling/layouts.ts';
import { toReviews } from '../../inventory/filling/reviews.ts';
import { isImported } from '../../inventory/isImported.ts';
import { COURSE_FLAGS, type CourseFlag } from '../../inventory/flags.ts';
import type { Inventory } from '../../inventory/openInventory.ts';
import type { SearchCriteria } from '../../inventory/search/criteria.ts';
import type { DayPrice } from '../../inventory/search/readDayPrices.ts';
import { toCriteria } from '../../inventory/search/toCriteria.ts';
import type { CourseTable } from '../../inventory/tables.ts';
import { askedLanguage } from '../askedLanguage.ts';
import { contractRoute } from '../contractRoute.ts';
import { RequestError } from 'server-kit/http/requestError';
import type { Services } from '../services.ts';
import { parseCourseIds } from './parseCourseIds.ts';
import { isSecret } from './readSearch.ts';
import { searchFor } from './searchFor.ts';

const FACILITIES: readonly (readonly [CourseFlag, CourseSheetItem['facilities'][number]])[] = [
  ['practice', 'practice'],
  ['bath', 'bath'],
  ['fairwayWidth', 'wideFairway'],
  ['shortCourse', 'shortCourse'],
];

function parseCourseId(text: string): number {
  const [id, ...others] = parseCourseIds(text, 'c_id');
  if (id === undefined || others.length > 0) throw new RequestError(400, 'c_id is not a course id');
  return id;
}

/** Whether a course is one that the demonstration has invented; of an imported one nothing may be. */
async function isInvented({ db }: Pick<Inventory, 'db'>, id: number): Promise<boolean> {
  if (await isImported(db, 'inventory')) return false;
  const row = await db.selectFrom('inventory').select('courses').executeTakeFirst();
  return courseIds(row?.courses ?? 0).includes(id);
}

function has({ flags }: Pick<CourseTable, 'flags'>, flag: CourseFlag): boolean {
  return (flags & COURSE_FLAGS[flag]) !== 0;
}

/** Returns what the search condition of a request asks. A course has a sheet without one. */
function readCriteria({ raw }: Pick<FastifyRequest, 'raw'>, now: number): SearchCriteria {
  const { condition } = parseGatewayQuery(raw.url?.split('?', 2)[1] ?? '', { now });
  return toCriteria(condition, now, isSecret(raw));
}

function toDays(
  { from, to }: SearchCriteria,
  prices: readonly DayPrice[],
): CourseSheetItem['days'] {
  return daysFrom(from, to)
    .map(toCalendarDay)
    .map(({ day, holiday }) => {
      const price = prices.find((each) => each.day === day)?.price;
      return {
        play_date: toIsoDate(day),
        ...(holiday !== '' && { holiday }),
        ...(price !== undefined && { price }),
      };
    });
}

/** Serves what the sheet of a course says beside its card: land, holes, the latest reviews. */
export function registerCourseSheet(app: FastifyInstance, { inventory, clock }: Services): void {
  return contractRoute(app, courseSheet, {
    summary:
      'What the sheet of a course says: its land, its holes, its latest reviews, its price on each day',
    answer: async ({ c_id }, request, reply) => {
      const id = parseCourseId(c_id);
      const now = clock();
      const language = askedLanguage(request);
      const criteria = readCriteria(request, now);
      const search = searchFor({ inventory }, reply);
      const course = (await search.readCourses([id])).get(id);
      if (course === undefined) return { result_status: 200 };
      const [prices, known] = await Promise.all([
        search.readDayPrices(criteria, [id]),
        isInvented(inventory, id),
      ]);
      const reviews = known ? toReviews(course, toJapaneseDay(now)) : [];
      return {
        result_status: 200,
        item: {
          c_id: id,
          category: course.category,
          facilities: FACILITIES.filter(([flag]) => has(course, flag)).map(([, name]) => name),
          ...(known && {
            layout: {
              ...toLayout(course, has(course, 'shortCourse'), language),
              ...(language !== 'ja' && { lang: language }),
            },
          }),
          reviews: reviews.map(({ playDate: play_date, ...said }) => ({ play_date, ...said })),
          days: toDays(criteria, prices),
        },
      };
    },
  });
}
