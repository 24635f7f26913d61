import type { Kysely } from 'kysely';
import type { PlanTitle } from '../shownCourse.ts';
import type { InventoryTables } from '../tables.ts';
import type { Offer } from './readOffers.ts';

/** Returns the key of a plan in the map of `readTitles`. */
export function titleKey(courseId: number, planNo: number): string {
  return `${courseId}/${planNo}`;
}

/** Reads the titles of these plans, by `titleKey`. */
export async function readTitles(
  db: Kysely<InventoryTables>,
  offers: readonly Pick<Offer, 'courseId' | 'planNo'>[],
): Promise<Map<string, PlanTitle>> {
  if (offers.length === 0) return new Map();
  const rows = await db
    .selectFrom('plan_text')
    .select(['course_id', 'plan_no', 'title', 'translations'])
    .where((builder) =>
      builder.or(
        offers.map(({ courseId, planNo }) => builder.and({ course_id: courseId, plan_no: planNo })),
      ),
    )
    .execute();
  return new Map(
    rows.map(({ course_id, plan_no, ...title }) => [titleKey(course_id, plan_no), title]),
  );
}
