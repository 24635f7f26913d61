import { toDayNumber, toIsoDate } from 'shared-contracts/format';
import type { SearchCondition } from 'shared-contracts/search';

/** R7.04: returns the play date, or `start..end` for a search of several days, as `YYYY-MM-DD`. */
export function playDateRange({
  playDate: { year, month, day },
  widthday,
}: Pick<SearchCondition, 'playDate' | 'widthday'>): string {
  const first = toDayNumber(year, month, day);
  return widthday > 1
    ? `${toIsoDate(first)}..${toIsoDate(first + widthday - 1)}`
    : toIsoDate(first);
}
