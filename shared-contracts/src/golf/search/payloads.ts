import { expandRegions, isPrefectureCode, regionOf } from '../areas/index.ts';
import { toIsoDate } from '../format/index.ts';
import { toPlayDay } from './calendar.ts';
import type { SearchCondition } from './condition.ts';

type Days = Pick<SearchCondition, 'playDate' | 'widthday'>;

/** R7.04: returns `2026-11-22`, or `2026-11-22..2026-11-24` for several days. */
export function toPlayDateRange({ playDate, widthday }: Days): string {
  const start = toPlayDay(playDate);
  return widthday > 1
    ? `${toIsoDate(start)}..${toIsoDate(start + widthday - 1)}`
    : toIsoDate(start);
}

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

/**
 * R3.04: returns `gora_area`, the region (101 to 108) of the first area, or 0 when there is none.
 */
export function toGoraArea({ area }: Pick<SearchCondition, 'area'>): number {
  return regionOf(area[0] ?? 0);
}
