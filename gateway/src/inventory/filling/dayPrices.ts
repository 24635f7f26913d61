import type { CalendarTable, PlanDayTable, PlanTable } from '../tables.ts';
import { golfTaxOf } from './fees.ts';
import type { Plan } from './plans.ts';
import { type Draw, drawFrom } from './random.ts';

/** Whether a course sets prices of single days; one in eight does. */
export function hasDayPrices(courseId: number): boolean {
  return drawFrom(courseId, 8).chance(0.125);
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

/** Returns the prices of single days: one day in five has them, for one to five plans. */
export function toPlanDays(
  plans: readonly Plan[],
  days: readonly Pick<CalendarTable, 'day' | 'class'>[],
): PlanDayTable[] {
  return days.flatMap(({ day, class: dayClass }) => {
    const draw = drawFrom(plans[0]?.plan.course_id ?? 0, day, 9);
    if (!draw.chance(0.2)) return [];
    const drawn = new Set(Array.from({ length: draw.between(1, 5) }, () => draw.pick(plans)));
    return [...drawn].flatMap(({ plan }) => {
      const usual = [plan.price0, plan.price1, plan.price2][dayClass] ?? 0;
      const { course_id, plan_no } = plan;
      return usual === 0
        ? []
        : { course_id, day, plan_no, price: priceFrom(usual, plan, draw), closed_price: null };
    });
  });
}
