import { FORM_MESSAGES, type FormMessage } from '../../messages/formMessages.ts';
import type { Reading } from '../reading.ts';
import type { Placed } from './area.ts';

/** The fields of a solo search that decide the place. */
export interface SoloPlace extends Placed {
  /** The course that the visitor picked from the list; 0 for none. */
  readonly courseId: number;
}

/**
 * R5.23, R5.26: returns the field to correct and its message when a course name was typed but no
 * course picked, or when there is neither course nor area; undefined when the place is complete.
 */
export function missingSoloCourse({
  courseId,
  courseName,
  area,
}: SoloPlace): { field: 'courseName' | 'area'; message: FormMessage } | undefined {
  if (courseName !== '' && courseId === 0)
    return { field: 'courseName', message: FORM_MESSAGES.courseUnknown };
  return courseId === 0 && area.length === 0
    ? { field: 'area', message: FORM_MESSAGES.areaRequired }
    : undefined;
}

/**
 * R5.35: empties the area when a course is given. When the search runs (the form `result`), also
 * reports a place that is not complete (R5.26).
 */
export function readSoloCourse(reading: Reading<SoloPlace>): void {
  const { draft } = reading;
  if (draft.courseId !== 0 || draft.courseName !== '') draft.area = [];
  const missing = reading.form === 'result' ? missingSoloCourse(draft) : undefined;
  if (missing !== undefined) reading.fail(missing.field, missing.message);
}
