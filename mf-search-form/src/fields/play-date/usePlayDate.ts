import type { DayNumber } from 'shared-contracts/format';
import { resetDatePicker, toPlayDay } from 'shared-contracts/search';
import { optionsChosen, planDayChosen, playDateDecided } from '../../condition/conditionSlice.ts';
import { momentOf } from '../../condition/initialCondition.ts';
import { useCondition, useSearchDispatch, useSearchSelector } from '../../condition/store.ts';

/** `weekdaysOnly` leaves out weekends and holidays among the days (R5.08). */
export interface PlayDate {
  readonly start: DayNumber;
  readonly days: number;
  readonly weekdaysOnly: boolean;
}

/**
 * Gives today, the play date that the form holds, a function that puts another date into it, and
 * one that puts the default back (R4.06).
 */
export function usePlayDate() {
  const dispatch = useSearchDispatch();
  const today = useSearchSelector(({ calendar }) => calendar.today);
  const condition = useCondition();
  const { playDate, widthday, planDay } = condition;
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
  const clear = () => dispatch(optionsChosen(resetDatePicker(condition, momentOf(today))));
  return { today, value, decide, clear };
}
