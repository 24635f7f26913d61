import { LAST_PLAN_NO } from '../../records/cells.ts';

/** Plan numbers of a course are below this, so that a plan's id contains its course. */
const PLANS = LAST_PLAN_NO + 1;

export function toPlanId(courseId: number, planNo: number): number {
  return courseId * PLANS + planNo;
}

/** Returns the course and the number of a plan. */
export function parsePlanId(planId: number): { courseId: number; planNo: number } {
  return {
    courseId: Math.floor(planId / PLANS),
    planNo: planId % PLANS,
  };
}
