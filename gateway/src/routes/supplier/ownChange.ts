import type { Supplier } from '../../auth/suppliers/suppliers.ts';
import type { ReadChange } from '../../records/changeRecord.ts';

/** Returns what a supplier's record says; one of a course that is not the supplier's is wrong. */
export function ownChange({ courses }: Supplier, read: ReadChange): ReadChange {
  if (read.change === undefined || courses === 'all' || courses.has(read.change.courseId))
    return read;
  return { message: `course_id ${read.change.courseId} is not a course of this supplier` };
}
