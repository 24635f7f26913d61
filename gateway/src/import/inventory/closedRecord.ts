import { toIsoDate } from 'shared-contracts/format';
import * as z from 'zod';
import type { Change } from '../../inventory/changes/change.ts';
import { courseId, day, or, planNo } from '../../records/cells.ts';

/** The form of a row of `closed`: a day of a course, a plan, or a plan on a day, closed until it is opened. */
export const closedRecord = z
  .strictObject({
    course_id: courseId,
    plan_no: or(planNo.optional(), undefined),
    day: or(day.optional(), undefined),
  })
  .refine(({ plan_no, day: at }) => plan_no !== undefined || at !== undefined, {
    path: ['day'],
    message: 'or plan_no is needed',
  });

/** Returns the change that closes what a row of `closed` names. */
export function toCloseChange({
  course_id: id,
  plan_no: ofPlan,
  day: at,
}: z.output<typeof closedRecord>): Change {
  const close = { what: 'close', courseId: id } as const;
  if (ofPlan === undefined) return { ...close, day: at ?? 0 };
  return at === undefined ? { ...close, planNo: ofPlan } : { ...close, planNo: ofPlan, day: at };
}

/** Returns the row of `closed` for what is closed in the inventory. */
export function toClosedRecord({
  day: at,
  ...rest
}: {
  readonly course_id: number;
  readonly plan_no?: number;
  readonly day?: number;
}): Partial<Record<keyof typeof closedRecord.shape, string | number>> {
  return { ...rest, ...(at === undefined ? {} : { day: toIsoDate(at) }) };
}
