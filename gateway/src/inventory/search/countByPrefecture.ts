import type { Kysely } from 'kysely';
import { OVERSEAS } from 'shared-contracts/areas';
import type { InventoryTables } from '../tables.ts';
import { courseFilter } from './courseFilter.ts';
import type { SearchCriteria } from './criteria.ts';
import { somePlan } from './findCourses.ts';
import { courseHasRun } from './planFilter.ts';

/**
 * Counts the courses that fit in each prefecture, without regard to the place of the condition.
 * Prefectures without hits are absent.
 */
export async function countByPrefecture(
  db: Kysely<InventoryTables>,
  asked: SearchCriteria,
): Promise<Map<number, number>> {
  const criteria = { ...asked, prefectures: [], countries: [], namePatterns: [] };
  const rows = await db
    .selectFrom('course')
    .select((builder) => ['course.pref', builder.fn.countAll<number>().as('count')])
    .where((builder) =>
      builder.and([
        builder('course.pref', '<>', OVERSEAS),
        ...courseFilter(builder, criteria),
        courseHasRun(criteria),
        somePlan(criteria),
      ]),
    )
    .groupBy('course.pref')
    .execute();
  return new Map(rows.map(({ pref, count }) => [pref, count]));
}
