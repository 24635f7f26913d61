import type { PlanKey } from '../inventorySearch.ts';
import { titleKey } from '../search/readTitles.ts';
import { at, type InventoryColumns } from './columns.ts';

/** Returns the title of a plan; undefined if there is no such plan. */
function titleOf(
  { placeOfCourse, planStart, plans, titleOfPlan, titles }: InventoryColumns,
  { courseId, planNo }: PlanKey,
): string | undefined {
  const course = placeOfCourse.get(courseId);
  if (course === undefined) return undefined;
  const start = at(planStart, course);
  const own = plans.planNo.subarray(start, at(planStart, course + 1)).indexOf(planNo);
  return own === -1 ? undefined : titles[at(titleOfPlan, start + own)]?.title;
}

/** Returns the titles of plans by `titleKey`. Unknown plans are absent. */
export function titlesOf(
  columns: InventoryColumns,
  plans: readonly PlanKey[],
): Map<string, string> {
  return new Map(
    plans.flatMap((plan) => {
      const title = titleOf(columns, plan);
      return title === undefined ? [] : [[titleKey(plan.courseId, plan.planNo), title] as const];
    }),
  );
}
