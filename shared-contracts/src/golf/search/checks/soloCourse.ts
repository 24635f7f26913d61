import { FORM_MESSAGES, type FormMessage } from '../../messages/formMessages.ts';
import type { Reading } from '../reading.ts';
import type { Placed } from './area.ts';

export interface SoloPlace extends Placed {
  /** 0 for none. */
  readonly courseId: number;
}

/** R5.23, R5.26: returns the message when course or area is missing, else undefined. */
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

/** R5.35: drops the area when a course is given, and checks that the place is complete. */
export function readSoloCourse(reading: Reading<SoloPlace>): void {
  const { draft } = reading;
  if (draft.courseId !== 0 || draft.courseName !== '') draft.area = [];
  const missing = reading.form === 'result' ? missingSoloCourse(draft) : undefined;
  if (missing !== undefined) reading.fail(missing.field, missing.message);
}
