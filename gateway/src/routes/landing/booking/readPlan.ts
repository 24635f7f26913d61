import { type Kysely, sql } from 'kysely';
import type { DayNumber } from 'shared-contracts/format';
import { freeInHour, hasBegun, HOURS } from '../../../inventory/hourLanes.ts';
import { toCalendarDay } from '../../../inventory/filling/calendar.ts';
import {
  dayPrice,
  isSold,
  partyPrice,
  priceOfClass,
} from '../../../inventory/search/planFilter.ts';
import type { PlanTitle } from '../../../inventory/shownCourse.ts';
import type { InventoryTables, PlanTable } from '../../../inventory/tables.ts';
import { longestRun, toZones, zoneOfHour } from '../../../inventory/zoneLanes.ts';

/** What a plan offers, and the parts of its price in yen. */
interface PlanParts {
  /** Bits of `PLAN_FLAGS`. */
  readonly flags: number;
  readonly lunchFee: number;
  readonly caddieFee: number;
  /** What each player of this party pays more than one of a foursome. */
  readonly surcharge: number;
}

export interface ChosenPlan extends PlanTitle, PlanParts {
  /** Yen for one player of the party; absent when it is not sold on that day. */
  readonly price?: number;
  /** Whether it has a price and on that day a free start that is ahead; true when the day is not known. */
  readonly isFree: boolean;
}

/** What a visitor has chosen to play; 0 players means a foursome. */
export interface Round {
  readonly courseId: number;
  readonly planNo: number;
  readonly day: DayNumber | undefined;
  readonly players: number;
}

interface SoldPlan {
  readonly listed: number;
  readonly zones: number;
  readonly valid_from: DayNumber;
  readonly valid_to: DayNumber;
  /** Null for a day without tee times, like `free`. */
  readonly runs: number | null;
  readonly free: number | null;
}

/** Whether one of the plan's hours has a free start and has not begun, as the search asks. */
function isAhead({ zones, free }: SoldPlan, day: DayNumber, now: number): boolean {
  const own = toZones(zones);
  return HOURS.some(
    (hour) =>
      own.includes(zoneOfHour(hour)) &&
      freeInHour(free ?? 0, hour) > 0 &&
      !hasBegun(day, hour, now),
  );
}

function isFreeOn(plan: SoldPlan, day: DayNumber, now: number): boolean {
  const { listed, zones, valid_from, valid_to, runs } = plan;
  const isSoldThen = listed > 0 && valid_from <= day && day <= valid_to;
  return isSoldThen && longestRun(runs ?? 0, zones) > 0 && isAhead(plan, day, now);
}

function surchargeOf({ fee2, fee3 }: Pick<PlanTable, 'fee2' | 'fee3'>, players: number): number {
  if (players === 2) return fee2;
  return players === 3 ? fee3 : 0;
}

/**
 * Reads a plan's title, its parts, its price on the day, which is the price of the search, and whether it can
 * still be had at `now` (milliseconds since 1970). Undefined for an unknown plan.
 */
export async function readPlan(
  db: Kysely<InventoryTables>,
  { courseId, planNo, day, players }: Round,
  now: number,
): Promise<ChosenPlan | undefined> {
  const usual = priceOfClass(day === undefined ? 0 : toCalendarDay(day).class);
  const price = sql<number>`coalesce(${dayPrice}, ${usual})`;
  const plan = await db
    .selectFrom('plan')
    .innerJoin('plan_text', (join) =>
      join
        .onRef('plan_text.course_id', '=', 'plan.course_id')
        .onRef('plan_text.plan_no', '=', 'plan.plan_no'),
    )
    .leftJoin('stock', (join) =>
      join.onRef('stock.course_id', '=', 'plan.course_id').on('stock.day', '=', day ?? 0),
    )
    .leftJoin('plan_day', (join) =>
      join
        .onRef('plan_day.course_id', '=', 'plan.course_id')
        .onRef('plan_day.plan_no', '=', 'plan.plan_no')
        .on('plan_day.day', '=', day ?? 0)
        .on(isSold),
    )
    .select([
      'plan_text.title',
      'plan_text.translations',
      price.as('listed'),
      partyPrice({ players }, price).as('price'),
    ])
    .select(['plan.zones', 'plan.valid_from', 'plan.valid_to', 'stock.runs', 'stock.free'])
    .select(['plan.flags', 'plan.lunch_fee', 'plan.caddie_fee', 'plan.fee2', 'plan.fee3'])
    .where('plan.course_id', '=', courseId)
    .where('plan.plan_no', '=', planNo)
    .executeTakeFirst();
  if (plan === undefined) return undefined;
  return {
    title: plan.title,
    translations: plan.translations,
    flags: plan.flags,
    lunchFee: plan.lunch_fee,
    caddieFee: plan.caddie_fee,
    surcharge: surchargeOf(plan, players),
    isFree: day === undefined || isFreeOn(plan, day, now),
    ...(day === undefined || plan.listed === 0 ? {} : { price: plan.price }),
  };
}
