import type { DayNumber } from 'shared-contracts/format';
import { toPlayDay } from 'shared-contracts/search';
import { planDayChosen, playDateDecided } from '../../condition/conditionSlice.ts';
import { useCondition, useSearchDispatch, useSearchSelector } from '../../condition/store.ts';

/** `weekdaysOnly` leaves out weekends and holidays among the days (R5.08). */
export interface PlayDate {
  readonly start: DayNumber;
  readonly days: number;
  readonly weekdaysOnly: boolean;
}

/**
 * Gives today, the play date that the form holds, and a function that puts another date into it.
 */
export function usePlayDate() {
  const dispatch = useSearchDispatch();
  const today = useSearchSelector(({ calendar }) => calendar.today);
  const { playDate, widthday, planDay } = useCondition();
  const value: PlayDate = {
    start: toPlayDay(playDate),
    days: widthday,
    weekdaysOnly: planDay === '0',
  };
  const decide = ({ start, days, weekdaysOnly }: PlayDate) => {
    dispatch(playDateDecided({ start, days, today }));
    // weekdays that were chosen for the earlier dates do not stay for other dates
    if (weekdaysOnly !== value.weekdaysOnly) dispatch(planDayChosen(weekdaysOnly ? '0' : ''));
  };
  return { today, value, decide };
}
