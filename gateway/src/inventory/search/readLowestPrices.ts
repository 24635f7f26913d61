import { expressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import type { DayNumber } from 'shared-contracts/format';
import type { DayClass, InventoryTables } from '../tables.ts';
import { courseFilter } from './courseFilter.ts';
import type { SearchCriteria } from './criteria.ts';
import {
  askedDay,
  type Condition,
  dayPrice,
  dayPriceOffers,
  everyPlan,
  hasClassPrice,
  hasRun,
  partyPrice,
  planFits,
  priceFits,
  priceOfClass,
} from './planFilter.ts';

export interface LowestPrice {
  readonly day: DayNumber;
  readonly price: number;
}

/**
 * The price of the cheapest plan of a course on a day: tries the plans from the cheapest on, so
 * that the first that fits ends the search.
 */
function cheapestPlan(criteria: SearchCriteria, dayClass: DayClass): RawBuilder<number> {
  const price = priceOfClass(dayClass);
  return sql`(select ${partyPrice(criteria, price)} from plan where plan.course_id = course.id and ${priceFits(criteria, price)} and ${planFits(criteria)}
    and stock.day between plan.valid_from and plan.valid_to and ${hasRun(criteria, sql.ref('plan.zones'))} and ${hasClassPrice} order by ${partyPrice(criteria, price)} limit 1)`;
}

function courseFits(criteria: SearchCriteria): Condition {
  const conditions = courseFilter(expressionBuilder<InventoryTables, 'course'>(), criteria);
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}

function pricedDays(criteria: SearchCriteria): RawBuilder<LowestPrice> {
  return sql`select plan_day.day as day, ${partyPrice(criteria, dayPrice)} as price from course cross join ${dayPriceOffers(criteria)}
    and ${courseFits(criteria)}`;
}

function daysOfClass(criteria: SearchCriteria, dayClass: DayClass): RawBuilder<LowestPrice> {
  return sql`select stock.day as day, ${cheapestPlan(criteria, dayClass)} as price from course cross join calendar cross join stock
    where ${courseFits(criteria)} and calendar.class = ${sql.lit(dayClass)} and ${askedDay(criteria)}
      and stock.course_id = course.id and ${hasRun(criteria, everyPlan)}`;
}

/**
 * Reads the lowest price of all courses that fit on each of the asked days. Days without an offer
 * are absent.
 */
export async function readLowestPrices(
  db: Kysely<InventoryTables>,
  criteria: SearchCriteria,
): Promise<LowestPrice[]> {
  if (criteria.dayClasses.length === 0) return [];
  const offers = [
    ...criteria.dayClasses.map((each) => daysOfClass(criteria, each)),
    pricedDays(criteria),
  ];
  const { rows } =
    await sql<LowestPrice>`select offers.day, min(offers.price) as price from (${sql.join(offers, sql` union all `)}) as offers
    where offers.price is not null group by offers.day order by offers.day`.execute(db);
  return rows;
}
