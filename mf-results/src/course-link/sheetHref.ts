import type { Plan } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';

/** Returns the address of a course's sheet, on the day of the shown plan and for the searched party. */
export function sheetHref(
  courseId: number,
  { players, tp }: Pick<SearchCondition, 'players' | 'tp'>,
  plan?: Pick<Plan, 'playDate'>,
): string {
  const asked = new URLSearchParams();
  if (plan) asked.set('date', plan.playDate);
  if (players > 0) asked.set('players', `${players}`);
  if (tp !== '') asked.set('tp', tp);
  return `/course/${courseId}/?${asked}`;
}
