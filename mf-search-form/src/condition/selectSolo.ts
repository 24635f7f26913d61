import type { SoloCondition } from 'shared-contracts/search';
import type { ConditionState } from './placesAside.ts';
import type { SoloState } from './soloSlice.ts';

/** Gives the solo condition that the form holds. */
export function selectSolo({
  solo: { picked, ...options },
  search: { condition },
}: {
  readonly solo: SoloState;
  readonly search: ConditionState;
}): SoloCondition {
  const { courseName, area, playDate, widthday } = condition;
  return {
    ...options,
    courseId: courseName !== '' && picked.name === courseName ? picked.id : 0,
    courseName,
    area,
    playDate,
    widthday,
    page: 1,
  };
}
