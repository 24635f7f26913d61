import type { FastifyInstance } from 'fastify';
import { courseList, COURSES_OF_LIST } from 'shared-contracts/gateway';
import { RequestError } from 'server-kit/http/requestError';
import { contractRoute } from '../contractRoute.ts';
import type { Services } from '../services.ts';

/** Reads the number of a page. Throws a `RequestError` for another text. */
function parsePage(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new RequestError(400, 'page is not a number of a page');
  return Number(text);
}

/** Serves the ids of all courses, for the sitemap. */
export function registerCourseList(
  app: FastifyInstance,
  { inventory: { db } }: Pick<Services, 'inventory'>,
): void {
  return contractRoute(app, courseList, {
    summary: 'The ids of all courses in their order, 500 on a page, and how many there are',
    answer: async ({ page }) => {
      const before = (parsePage(page) - 1) * COURSES_OF_LIST;
      const [rows, { count }] = await Promise.all([
        db
          .selectFrom('course')
          .select('id')
          .orderBy('id')
          .limit(COURSES_OF_LIST)
          .offset(before)
          .execute(),
        db
          .selectFrom('course')
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow(),
      ]);
      return { result_status: 200, count: Number(count), c_ids: rows.map(({ id }) => id) };
    },
  });
}
