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
