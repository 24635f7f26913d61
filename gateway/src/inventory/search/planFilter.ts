import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { inEveryLane } from '../zoneLanes.ts';
import { NO_PRICE_LIMIT, type SearchCriteria } from './criteria.ts';
import { bigint, integer } from './integer.ts';

export type Condition = RawBuilder<SqlBool>;

const together = (conditions: readonly Condition[]): Condition => (conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`);

/** What is asked of `plan`, whatever the day. The keyword comes last: it reads another table. */
export const planFits = ({ planFlags, withoutPlanFlags, anyPlanFlags, zones, keywordPatterns }: SearchCriteria): Condition => {
  const conditions: Condition[] = [];
  if (planFlags !== 0) conditions.push(sql`(plan.flags & ${integer(planFlags)}) = ${integer(planFlags)}`);
  if (withoutPlanFlags !== 0) conditions.push(sql`(plan.flags & ${integer(withoutPlanFlags)}) = 0`);
  for (const bits of anyPlanFlags) conditions.push(sql`(plan.flags & ${integer(bits)}) <> 0`);
  conditions.push(sql`(plan.zones & ${bigint(zones)}) <> 0`);
  for (const pattern of keywordPatterns) conditions.push(keywordFits(pattern));
  return together(conditions);
};

const keywordFits = (pattern: string): Condition => sql`(course.search_name like ${pattern} escape '!' or exists (
  select 1 from plan_text where plan_text.course_id = plan.course_id and plan_text.plan_no = plan.plan_no and plan_text.search_title like ${pattern} escape '!'))`;

/** Some wanted zone, still ahead of us, has a run that is long enough: one subtraction for all eight lanes. */
const tableHasRun = ({ run, zones, zonesToday, today, from }: SearchCriteria): Condition => {
  const free = (wanted: number): Condition => sql`((stock.runs - ${bigint(inEveryLane(run))}) & plan.zones & ${bigint(wanted)}) <> 0`;
  return from > today ? free(zones) : sql`(${free(zones)} and (stock.day <> ${integer(today)} or ${free(zonesToday)}))`;
};

/** `plan` can be played on the day of `calendar` and `stock`; its price, which is 0 where it is not sold, is checked by the caller. */
export const dayFits = (criteria: SearchCriteria): Condition => {
  const { from, to, weekdays } = criteria;
  return sql`calendar.day between ${integer(from)} and ${integer(to)} and (calendar.weekday_bit & ${integer(weekdays)}) <> 0
    and stock.course_id = plan.course_id and stock.day = calendar.day
    and calendar.day between plan.valid_from and plan.valid_to and ${tableHasRun(criteria)}`;
};

export const priceOfDay = sql<number>`case calendar.class when 0 then plan.price0 when 1 then plan.price1 else plan.price2 end`;

/** R5.17: 0 is not a price but says that the plan is not sold on days of that class. */
export const priceFits = ({ priceFrom, priceTo }: SearchCriteria, price: RawBuilder<number> = priceOfDay): Condition =>
  priceTo === NO_PRICE_LIMIT ? sql`(${price}) >= ${integer(Math.max(1, priceFrom))}` : sql`(${price}) between ${integer(Math.max(1, priceFrom))} and ${integer(priceTo)}`;
