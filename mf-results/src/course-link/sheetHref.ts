import { courseSheetHref } from 'shared-contracts/addresses';
import type { SearchCondition } from 'shared-contracts/search';

/**
 * Returns the address of a course's sheet, on the day of the shown plan (`YYYY-MM-DD`) and for the searched
 * party, as far as they are known.
 */
export function sheetHref(
  courseId: number,
  { players, tp }: Pick<SearchCondition, 'players' | 'tp'>,
  playDate?: string,
): string {
  return courseSheetHref({ courseId, playDate, players, campaign: tp });
}
