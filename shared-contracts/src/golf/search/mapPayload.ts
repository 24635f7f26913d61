import { expandRegions, isPrefectureCode } from '../areas/index.ts';
import type { SearchCondition } from './condition.ts';
import { toPlayDateRange } from './playDateRange.ts';

/** R3.03: the payload of the map search. */
export interface MapPayload {
  readonly golf_course_ids: readonly number[];
  /** Ours: codes of ISO 3166-2, `JP-12`. */
  readonly subdivision_codes: readonly string[];
  readonly play_date_ranges: readonly string[];
}

export function toMapPayload(
  condition: SearchCondition,
  courseIds: readonly number[] = [],
): MapPayload {
  return {
    golf_course_ids: courseIds,
    subdivision_codes: expandRegions(condition.area)
      .filter(isPrefectureCode)
      .map((code) => `JP-${String(code).padStart(2, '0')}`),
    play_date_ranges: [toPlayDateRange(condition)],
  };
}
