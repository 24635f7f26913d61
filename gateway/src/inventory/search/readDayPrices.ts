import { type Kysely, sql } from 'kysely';
import type { InventoryTables } from '../tables.ts';
import type { SearchCriteria } from './criteria.ts';
import { dayFits, joinDayPrice, partyPrice, planFits, priceFits } from './planFilter.ts';

export interface DayPrice {
  readonly course_id: number;
  readonly day: number;
  readonly price: number;
}

/**
 * Reads the lowest price of each of these courses on each of the asked days. Days without an offer
 * are absent.
 */
export async function readDayPrices(
  db: Kysely<InventoryTables>,
  criteria: SearchCriteria,
  courseIds: readonly number[],
): Promise<DayPrice[]> {
  if (courseIds.length === 0) return [];
  const { rows } = await sql<DayPrice>`
    select plan.course_id, calendar.day, min(${partyPrice(criteria)}) as price
    from course cross join plan cross join calendar cross join stock ${joinDayPrice}
    where course.id in (${sql.join(courseIds)}) and plan.course_id = course.id
      and ${planFits(criteria)} and ${dayFits(criteria)} and ${priceFits(criteria)}
    group by plan.course_id, calendar.day`.execute(db);
  return rows;
}
