import { toDayNumber, toIsoDate } from 'shared-contracts/format';
import type { SearchCondition } from 'shared-contracts/search';

/** R7.04: a date, or `start..end` where more than one day was asked for. */
export function playDateRange({
  playDate: { year, month, day },
  widthday,
}: Pick<SearchCondition, 'playDate' | 'widthday'>): string {
  const first = toDayNumber(year, month, day);
  return widthday > 1
    ? `${toIsoDate(first)}..${toIsoDate(first + widthday - 1)}`
    : toIsoDate(first);
}
