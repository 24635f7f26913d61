import type { SearchCondition } from 'shared-contracts/search';

/**
 * Returns the address of a course's sheet, on the day of the shown plan (`YYYY-MM-DD`) and for the searched
 * party. The sheet takes what is empty, or no party, as not said.
 */
export function sheetHref(
  courseId: number,
  { players, tp }: Pick<SearchCondition, 'players' | 'tp'>,
  playDate = '',
): string {
  return `/course/${courseId}/?date=${playDate}&players=${players}&tp=${encodeURIComponent(tp)}`;
}
