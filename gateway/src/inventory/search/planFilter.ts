import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { ALL_GUARDS, inEveryLane } from '../zoneLanes.ts';
import type { DayClass } from '../tables.ts';
import { NO_PRICE_LIMIT, type SearchCriteria } from './criteria.ts';
import { bigint, integer } from './integer.ts';
import { some } from './some.ts';

/** A part of a WHERE clause. */
export type Condition = RawBuilder<SqlBool>;

function together(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}

/**
 * Asks what does not depend on the day of `plan`. The keyword comes last because it reads another
 * table.
 */
export function planFits({
  planFlags,
  withoutPlanFlags,
  anyPlanFlags,
  zones,
  keywordPatterns,
}: SearchCriteria): Condition {
  const conditions: Condition[] = [];
  if (planFlags !== 0)
    conditions.push(sql`(plan.flags & ${integer(planFlags)}) = ${integer(planFlags)}`);
  if (withoutPlanFlags !== 0) conditions.push(sql`(plan.flags & ${integer(withoutPlanFlags)}) = 0`);
  for (const bits of anyPlanFlags) conditions.push(sql`(plan.flags & ${integer(bits)}) <> 0`);
  conditions.push(sql`(plan.zones & ${bigint(zones)}) <> 0`);
  for (const pattern of keywordPatterns) conditions.push(keywordFits(pattern));
  return together(conditions);
}

/**
 * The inner query does not depend on the outer one, so both databases run it once and read every
 * title once, not once a plan.
 */
function keywordFits(pattern: string): Condition {
  return sql`(course.search_name like ${pattern} escape '!' or (plan.course_id, plan.plan_no) in (
  select plan_text.course_id, plan_text.plan_no from plan_text where plan_text.search_title like ${pattern} escape '!'))`;
}

/** The zones for `hasRun` when the plan does not matter. */
export const everyPlan: RawBuilder<number> = bigint(ALL_GUARDS);

/**
 * Asks whether a wanted zone that is still ahead has a run that is long enough, with one
 * subtraction for all eight zones. `planZones` are those in which the plan may start.
 */
export function hasRun(
  { run, zones, zonesToday, freeToday, today, from }: SearchCriteria,
  planZones: RawBuilder<number>,
): Condition {
  const free = (wanted: number): Condition =>
    sql`((stock.runs - ${bigint(inEveryLane(run))}) & ${planZones} & ${bigint(wanted)}) <> 0`;
  const isAhead =
    freeToday === 0
      ? free(zonesToday)
      : sql`${free(zonesToday)} and stock.free >= ${bigint(freeToday)}`;
  return from > today
    ? free(zones)
    : sql`(${free(zones)} and (stock.day <> ${integer(today)} or (${isAhead})))`;
}

/** Asks whether `calendar` and `stock` are at a day of the search. */
export function askedDay({ from, to, weekdays }: SearchCriteria): Condition {
  return sql`calendar.day between ${integer(from)} and ${integer(to)} and (calendar.weekday_bit & ${integer(weekdays)}) <> 0 and stock.day = calendar.day`;
}

/**
 * Asks whether the course has a run on any of the days, or on those of one class. Many courses have
 * none, so that their plans need not be read.
 */
export function courseHasRun(criteria: SearchCriteria, dayClass?: DayClass): Condition {
  return some(
    sql`from calendar cross join stock where ${dayClass === undefined ? sql`true` : sql`calendar.class = ${sql.lit(dayClass)}`}
    and ${askedDay(criteria)} and stock.course_id = course.id and ${hasRun(criteria, everyPlan)}`,
  );
}

/**
 * Asks whether `plan` can be played on the day of `calendar` and `stock`. The caller checks the
 * price, which is 0 when it is not sold.
 */
export function dayFits(criteria: SearchCriteria): Condition {
  return sql`${askedDay(criteria)} and stock.course_id = plan.course_id
  and calendar.day between plan.valid_from and plan.valid_to and ${hasRun(criteria, sql.ref('plan.zones'))}`;
}

/** The price of `plan` on days of a class, for one player of a foursome. */
export function priceOfClass(dayClass: DayClass): RawBuilder<number> {
  return sql.ref<number>(`plan.price${dayClass}`);
}

/** Asks whether `plan` is sold at all: prices of single days count for no other. */
export const isSold: Condition = sql`plan.price0 + plan.price1 + plan.price2 > 0`;

/** Joins the price that `plan` has on the day of `calendar` alone; `partyPrice` reads it. */
export const joinDayPrice: RawBuilder<unknown> = sql`left join plan_day on plan_day.course_id = plan.course_id
  and plan_day.day = calendar.day and plan_day.plan_no = plan.plan_no and ${isSold}`;

const priceOfDay = sql<number>`coalesce(plan_day.price, case calendar.class when 0 then plan.price0 when 1 then plan.price1 else plan.price2 end)`;

/** Asks whether `plan` costs on the day of `calendar` what it costs on every day of that class. */
export const hasClassPrice: Condition = sql`not ${some(
  sql`from plan_day where plan_day.course_id = plan.course_id and plan_day.day = calendar.day and plan_day.plan_no = plan.plan_no`,
)}`;

export const dayPrice: RawBuilder<number> = sql.ref('plan_day.price');

/** The tables and conditions of the offers of `course` whose price is that of a single day, `dayPrice`. */
export function dayPriceOffers(criteria: SearchCriteria): RawBuilder<unknown> {
  return sql`plan_day cross join plan cross join calendar cross join stock where plan_day.course_id = course.id
    and plan_day.day between ${integer(criteria.from)} and ${integer(criteria.to)} and plan.course_id = plan_day.course_id
    and plan.plan_no = plan_day.plan_no and calendar.day = plan_day.day and ${isSold}
    and ${priceFits(criteria, dayPrice)} and ${planFits(criteria)} and ${dayFits(criteria)}`;
}

function surcharge({ players }: Pick<SearchCriteria, 'players'>): RawBuilder<number> | undefined {
  if (players === 2) return sql.ref('plan.fee2');
  return players === 3 ? sql.ref('plan.fee3') : undefined;
}

/**
 * Returns what one player of the party pays when a player of a foursome pays `price`: unless said, the
 * price of `plan` on the day of `calendar`, for which the query has `joinDayPrice`.
 */
export function partyPrice(
  criteria: Pick<SearchCriteria, 'players'>,
  price: RawBuilder<number> = priceOfDay,
): RawBuilder<number> {
  const more = surcharge(criteria);
  return more === undefined ? price : sql<number>`(${price} + ${more})`;
}

/**
 * Asks whether the party's price lies between the limits (R5.17). A price of 0 means that the plan
 * is not sold on such days. With a surcharge the plus sign keeps SQLite from the index of the price
 * alone, so that it uses the index of the sum.
 */
export function priceFits(
  criteria: SearchCriteria,
  price: RawBuilder<number> = priceOfDay,
): Condition {
  const { priceFrom, priceTo } = criteria;
  const paid = partyPrice(criteria, price);
  const from = integer(Math.max(1, priceFrom));
  const fits =
    priceTo === NO_PRICE_LIMIT
      ? sql`(${paid}) >= ${from}`
      : sql`(${paid}) between ${from} and ${integer(priceTo)}`;
  return surcharge(criteria) === undefined ? sql`${fits}` : sql`${fits} and +(${price}) >= 1`;
}
