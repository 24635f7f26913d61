import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { ALL_GUARDS, inEveryLane } from '../zoneLanes.ts';
import { type DayClass, NO_PRICE_LIMIT, type SearchCriteria } from './criteria.ts';
import { bigint, integer } from './integer.ts';
import { some } from './some.ts';

export type Condition = RawBuilder<SqlBool>;

function together(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}

/** What is asked of `plan`, whatever the day. The keyword comes last: it reads another table. */
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

/** The inner query stands alone, so that both databases run it once and look its answer up: every title is read once, not once a plan. */
function keywordFits(pattern: string): Condition {
  return sql`(course.search_name like ${pattern} escape '!' or (plan.course_id, plan.plan_no) in (
  select plan_text.course_id, plan_text.plan_no from plan_text where plan_text.search_title like ${pattern} escape '!'))`;
}

/** For `hasRun`: whatever the plan, some plan can start. */
export const everyPlan: RawBuilder<number> = bigint(ALL_GUARDS);

/**
 * Some wanted zone, still ahead of us, has a run that is long enough: one subtraction for all eight lanes. `planZones` are
 * those in which a plan may start.
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

export function askedDay({ from, to, weekdays }: SearchCriteria): Condition {
  return sql`calendar.day between ${integer(from)} and ${integer(to)} and (calendar.weekday_bit & ${integer(weekdays)}) <> 0 and stock.day = calendar.day`;
}

/** Before any plan is read: many courses have no tee time left on days of this class, or of any. */
export function courseHasRun(criteria: SearchCriteria, dayClass?: DayClass): Condition {
  return some(
    sql`from calendar cross join stock where ${dayClass === undefined ? sql`true` : sql`calendar.class = ${sql.lit(dayClass)}`}
    and ${askedDay(criteria)} and stock.course_id = course.id and ${hasRun(criteria, everyPlan)}`,
  );
}

/** `plan` can be played on the day of `calendar` and `stock`; its price, which is 0 where it is not sold, is checked by the caller. */
export function dayFits(criteria: SearchCriteria): Condition {
  return sql`${askedDay(criteria)} and stock.course_id = plan.course_id
  and calendar.day between plan.valid_from and plan.valid_to and ${hasRun(criteria, sql.ref('plan.zones'))}`;
}

export function priceOfClass(dayClass: DayClass): RawBuilder<number> {
  return sql.ref<number>(`plan.price${dayClass}`);
}

const priceOfDay = sql<number>`case calendar.class when 0 then plan.price0 when 1 then plan.price1 else plan.price2 end`;

function surcharge({ players }: Pick<SearchCriteria, 'players'>): RawBuilder<number> | undefined {
  if (players === 2) return sql.ref('plan.fee2');
  return players === 3 ? sql.ref('plan.fee3') : undefined;
}

/** What one player of the asked party pays, where a player of four pays `price`. */
export function partyPrice(
  criteria: Pick<SearchCriteria, 'players'>,
  price: RawBuilder<number> = priceOfDay,
): RawBuilder<number> {
  const more = surcharge(criteria);
  return more === undefined ? price : sql<number>`(${price} + ${more})`;
}

/**
 * R5.17: 0 is not a price but says that the plan is not sold on days of that class. Beside a surcharge it is asked with a plus
 * sign, which keeps SQLite from the index of the bare price and leaves it that of the sum.
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
