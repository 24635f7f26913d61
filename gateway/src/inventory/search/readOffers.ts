import { type Kysely, sql } from 'kysely';
import type { InventoryTables } from '../tables.ts';
import type { SearchCriteria } from './criteria.ts';
import { dayFits, planFits, priceFits, priceOfDay } from './planFilter.ts';

/** A plan as it can be had on the asked days: its lowest price, the first day with it, and its highest. */
export interface Offer {
  readonly courseId: number;
  readonly planNo: number;
  readonly flags: number;
  readonly zones: number;
  readonly price: number;
  readonly day: number;
  readonly highest: number;
}

/** Price and day in one number, so that one minimum finds both. */
const DAYS = 100_000;

/** Every offer of these courses, cheapest first. */
export const readOffers = async (db: Kysely<InventoryTables>, criteria: SearchCriteria, courseIds: readonly number[]): Promise<Offer[]> => {
  if (courseIds.length === 0) return [];
  const packed = sql<number>`min(cast(${priceOfDay} as bigint) * ${sql.lit(DAYS)} + calendar.day)`;
  const { rows } = await sql<{ course_id: number; plan_no: number; flags: number; zones: number; packed: number; highest: number }>`
    select plan.course_id, plan.plan_no, plan.flags, plan.zones, ${packed} as packed, max(${priceOfDay}) as highest
    from course cross join plan cross join calendar cross join stock
    where course.id in (${sql.join(courseIds)}) and plan.course_id = course.id
      and ${planFits(criteria)} and ${dayFits(criteria)} and ${priceFits(criteria)}
    group by plan.course_id, plan.plan_no, plan.flags, plan.zones`.execute(db);
  const offers = rows.map((row) => ({
    courseId: row.course_id, planNo: row.plan_no, flags: row.flags, zones: row.zones,
    price: Math.floor(row.packed / DAYS), day: row.packed % DAYS, highest: row.highest,
  }));
  return offers.sort((one, other) => one.price - other.price || one.planNo - other.planNo);
};
