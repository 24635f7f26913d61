/** Plan numbers of a course are below this, so that a plan's id contains its course. */
const PLANS = 1000;

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
