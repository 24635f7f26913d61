import type { FastifyInstance } from 'fastify';
import { toDateParts } from 'shared-contracts/format';
import { courseDetails } from 'shared-contracts/gateway';
import { defaultCondition } from 'shared-contracts/search';
import { askedLanguage } from '../askedLanguage.ts';
import { contractRoute } from '../contractRoute.ts';
import { toCriteria } from '../../inventory/search/toCriteria.ts';
import type { Services } from '../services.ts';
import { parseCourseIds } from './parseCourseIds.ts';
import { parseDate } from './parseDateRange.ts';
import { readPageText } from './readPageText.ts';
import { searchFor } from './searchFor.ts';

/** Days. */
const MONTH = 31;

/** Serves the courses of advertisements with their cheapest plans of a month (R4.23). */
export function registerCourseDetails(app: FastifyInstance, { inventory, clock }: Services): void {
  return contractRoute(app, courseDetails, {
    summary: 'Courses by id, with their cheapest plans from a date on for a month',
    answer: async ({ c_ids, date }, request, reply) => {
      const { year, month, day } = toDateParts(parseDate(date, 'date'));
      const condition = {
        ...defaultCondition('normal', clock()),
        playDate: { year, month, day },
        widthday: MONTH,
      };
      const page = await readPageText(
        searchFor({ inventory }, reply),
        toCriteria(condition, clock()),
        parseCourseIds(c_ids),
        { now: clock(), language: askedLanguage(request) },
      );
      return `{"result_status":200,${page}}`;
    },
  });
}
