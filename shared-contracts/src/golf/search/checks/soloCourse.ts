import { FORM_MESSAGES, type FormMessage } from '../../messages/formMessages.ts';
import type { Reading } from '../reading.ts';
import type { Placed } from './area.ts';

export interface SoloPlace extends Placed {
  /** 0 none. */
  readonly courseId: number;
}

/** R5.23, R5.26: what a solo search lacks, or undefined. */
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

/** A course is looked up by its id, so no area counts beside it (R5.35). */
export function readSoloCourse(reading: Reading<SoloPlace>): void {
  const { draft } = reading;
  if (draft.courseId !== 0 || draft.courseName !== '') draft.area = [];
  const missing = reading.form === 'result' ? missingSoloCourse(draft) : undefined;
  if (missing !== undefined) reading.fail(missing.field, missing.message);
}
