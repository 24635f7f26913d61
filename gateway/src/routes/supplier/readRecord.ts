import type { Supplier } from '../../auth/suppliers/suppliers.ts';
import { readChange, type ReadChange } from '../../records/changeRecord.ts';

/** Reads a record that a supplier sends; one of a course that is not the supplier's is wrong. */
export function readRecord({ courses }: Supplier, record: unknown): ReadChange {
  const read = readChange(record);
  if (read.change === undefined || courses === 'all' || courses.has(read.change.courseId))
    return read;
  return { message: `course_id ${read.change.courseId} is not a course of this supplier` };
}
