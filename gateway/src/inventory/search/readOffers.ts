import { type Kysely, sql } from 'kysely';
import type { InventoryTables, PlanTable } from '../tables.ts';
import type { SearchCriteria } from './criteria.ts';
import { dayFits, joinDayPrice, partyPrice, planFits, priceFits } from './planFilter.ts';

/** A plan that can be booked on the asked days. */
export interface Offer {
  readonly courseId: number;
  readonly planNo: number;
  readonly flags: number;
  readonly zones: number;
  /** The lowest price, in yen for one player. */
  readonly price: number;
  /** The first day with the lowest price. */
  readonly day: number;
  readonly highest: number;
  /** The parts of `price`; the rest is the play itself. */
  readonly surcharge: number;
  readonly lunchFee: number;
  readonly caddieFee: number;
}

type OfferRow = Pick<
  PlanTable,
  'course_id' | 'plan_no' | 'flags' | 'zones' | 'lunch_fee' | 'caddie_fee'
> & { readonly packed: number; readonly highest: number; readonly surcharge: number };

/** A factor that packs price and day into one number, so that one minimum finds both. */
const DAYS = 100_000;

/** Reads every offer of these courses, cheapest first. */
export async function readOffers(
  db: Kysely<InventoryTables>,
  criteria: SearchCriteria,
  courseIds: readonly number[],
): Promise<Offer[]> {
  if (courseIds.length === 0) return [];
  const packed = sql<number>`min(cast(${partyPrice(criteria)} as bigint) * ${sql.lit(DAYS)} + calendar.day)`;
  const { rows } = await sql<OfferRow>`
    select plan.course_id, plan.plan_no, plan.flags, plan.zones, ${packed} as packed, max(${partyPrice(criteria)}) as highest,
      ${partyPrice(criteria, sql`0`)} as surcharge, plan.lunch_fee, plan.caddie_fee
    from course cross join plan cross join calendar cross join stock ${joinDayPrice}
    where course.id in (${sql.join(courseIds)}) and plan.course_id = course.id
      and ${planFits(criteria)} and ${dayFits(criteria)} and ${priceFits(criteria)}
    group by plan.course_id, plan.plan_no, plan.flags, plan.zones, plan.fee2, plan.fee3, plan.lunch_fee, plan.caddie_fee`.execute(
    db,
  );
  const offers = rows.map(
    ({ course_id, plan_no, lunch_fee, caddie_fee, packed: both, ...row }) => ({
      ...row,
      courseId: course_id,
      planNo: plan_no,
      price: Math.floor(both / DAYS),
      day: both % DAYS,
      lunchFee: lunch_fee,
      caddieFee: caddie_fee,
    }),
  );
  return offers.sort((one, other) => one.price - other.price || one.planNo - other.planNo);
}
