import type { CalendarTable, PlanDayTable, PlanTable } from '../tables.ts';
import { demandOn } from './demand.ts';
import { golfTaxOf } from './fees.ts';
import { LOWEST_PRICE, type Plan } from './plans.ts';
import { type Draw, drawFrom } from './random.ts';

/** So many of a course's cheapest plans have a price of their own on each working day. */
const FOLLOWING_DEMAND = 2;
/** What these cost when usual demand meets them, as a share of the price that others of their kind have. */
const AT_USUAL_DEMAND = 0.9;

type Day = Pick<CalendarTable, 'day' | 'class'>;

/** Whether a course sets prices of single days; one in eight does. */
export function hasDayPrices(courseId: number): boolean {
  return drawFrom(courseId, 8).chance(0.125);
}

function usualOn({ price0, price1, price2 }: PlanTable, dayClass: number): number {
  return [price0, price1, price2][dayClass] ?? 0;
}

/**
 * Draws what a plan costs on one day in place of its usual price: two thirds to four thirds of the play,
 * with the same lunch, caddie and tax. One in ten is not sold then.
 */
function priceFrom(usual: number, plan: PlanTable, draw: Draw): number {
  if (draw.chance(0.1)) return 0;
  const play = usual - plan.lunch_fee - plan.caddie_fee - golfTaxOf(plan.course_id).golf_tax;
  return usual + Math.round((play * (draw.next() - 0.5) * 0.66) / 10) * 10;
}

/** Draws the prices of one day in five, for one to five plans: the number of each plan and its price. */
function drawnPrices(plans: readonly PlanTable[], { day, class: dayClass }: Day) {
  const draw = drawFrom(plans[0]?.course_id ?? 0, day, 9);
  if (!draw.chance(0.2)) return [];
  const drawn = new Set(Array.from({ length: draw.between(1, 5) }, () => draw.pick(plans)));
  return [...drawn].flatMap((plan) => {
    const usual = usualOn(plan, dayClass);
    return usual === 0 ? [] : [[plan.plan_no, priceFrom(usual, plan, draw)] as const];
  });
}

/** Returns the plans whose price follows the demand of working days. */
function followingDemand(plans: readonly PlanTable[]): PlanTable[] {
  return plans
    .filter(({ price0 }) => price0 > 0)
    .toSorted((one, other) => one.price0 - other.price0 || one.plan_no - other.plan_no)
    .slice(0, FOLLOWING_DEMAND);
}

/** Returns what these plans cost on a working day: the number of each plan and its price. */
function pricesByDemand(plans: readonly PlanTable[], { day, class: dayClass }: Day) {
  if (dayClass !== 0) return [];
  return plans.map(({ course_id, plan_no, price0 }) => {
    const yen = price0 * AT_USUAL_DEMAND * demandOn(course_id, day);
    return [plan_no, Math.max(LOWEST_PRICE, Math.round(yen / 10) * 10)] as const;
  });
}

/**
 * Returns the prices of single days of a course that sets such prices: its cheapest plans follow the
 * demand of working days, and one day in five has prices for one to five plans.
 */
export function toPlanDays(plans: readonly Plan[], days: readonly Day[]): PlanDayTable[] {
  const all = plans.map(({ plan }) => plan);
  const cheapest = followingDemand(all);
  const course_id = all[0]?.course_id ?? 0;
  return days.flatMap((each) =>
    [...new Map([...pricesByDemand(cheapest, each), ...drawnPrices(all, each)])].map(
      ([plan_no, price]) => ({ course_id, day: each.day, plan_no, price, closed_price: null }),
    ),
  );
}
