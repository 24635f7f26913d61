import { ALL_HOURS, freeHours, hoursAhead } from '../hourLanes.ts';
import type { SearchCriteria } from '../search/criteria.ts';
import type { ShownCourse, Showing, ShownPlan } from '../shownCourse.ts';
import { longestRun } from '../zoneLanes.ts';
import { at, cellOf, type InventoryColumns } from './columns.ts';
import { CourseOffers } from './courseOffers.ts';
import { joinHalves } from './lanes.ts';
import { partyOf, surchargeColumn } from './planOrder.ts';
import type { SearchIndex } from './searchIndex.ts';

/** Returns the hours of a course in which a tee time is free on one of the days and ahead, as bits. */
function hoursOf(
  { freeLow, freeHigh, courses, firstDay }: InventoryColumns,
  course: number,
  days: readonly number[],
  now: number,
): number {
  let low = 0;
  let high = 0;
  let begun = 0;
  for (const day of days) {
    const cell = cellOf(courses.length, course, day);
    const ahead = hoursAhead(day + firstDay, now);
    if (ahead === ALL_HOURS) {
      low |= at(freeLow, cell);
      high |= at(freeHigh, cell);
    } else begun |= ahead & freeHours(joinHalves(at(freeLow, cell), at(freeHigh, cell)));
  }
  return begun | freeHours(joinHalves(low, high));
}

/** Returns a plan of the course that `offers` has read last. */
function toShownPlan(
  columns: InventoryColumns,
  offers: CourseOffers,
  { players }: SearchCriteria,
  [course, plan]: readonly [course: number, plan: number],
): ShownPlan {
  offers.readPlan(plan);
  const { plans, firstDay, courses, runsLow, runsHigh } = columns;
  const cell = cellOf(courses.length, course, offers.day);
  const surcharge = surchargeColumn(columns, partyOf(players));
  const zones = joinHalves(at(plans.zonesLow, plan), at(plans.zonesHigh, plan));
  const title = columns.titles[at(columns.titleOfPlan, plan)];
  return {
    offer: {
      courseId: courses[course]?.id ?? 0,
      planNo: at(plans.planNo, plan),
      flags: at(plans.flags, plan),
      zones,
      price: offers.price,
      day: offers.day + firstDay,
      highest: offers.highest,
      surcharge: surcharge === undefined ? 0 : at(surcharge, plan),
      lunchFee: at(plans.lunchFee, plan),
      caddieFee: at(plans.caddieFee, plan),
    },
    title: title?.title ?? '',
    translations: title?.translations ?? '',
    run: longestRun(joinHalves(at(runsLow, cell), at(runsHigh, cell)), zones),
  };
}

/** Returns these courses as a page shows them, in this order. Leaves unknown ids out. */
export function shownOf(
  index: SearchIndex,
  criteria: SearchCriteria,
  ids: readonly number[],
  { now, most }: Showing,
): ShownCourse[] {
  const { columns } = index;
  const prices = index.prices(criteria);
  const offers = new CourseOffers(columns, prices);
  return ids.flatMap((id) => {
    const course = columns.placeOfCourse.get(id);
    if (course === undefined) return [];
    const plans = offers.ofCourse(course);
    return {
      course: index.row(course),
      hours: hoursOf(columns, course, prices.days.all, now),
      planCount: plans.length,
      plans: plans
        .slice(0, most)
        .map((plan) => toShownPlan(columns, offers, criteria, [course, plan])),
    };
  });
}
