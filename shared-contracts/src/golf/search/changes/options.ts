import { type DayNumber, toJapaneseDay } from '../../format/index.ts';
import { capWidthday, toPlayDate } from '../calendar.ts';
import {
  DAYS_OF_PLAN_DAY,
  EXCEPTIONS,
  PLAN_DAYS,
  PLAN_DAY_DETAILS,
  valuesOf,
} from '../choices/index.ts';
import type { SearchCondition } from '../condition.ts';

/** R4.10: chooses a group of days, and with it the days of the group. */
export function pickPlanDay(
  condition: SearchCondition,
  planDay: SearchCondition['planDay'],
): SearchCondition {
  return { ...condition, planDay, planDayDetail: DAYS_OF_PLAN_DAY[planDay] };
}

/**
 * R5.37: chooses days of the week; all seven are no restriction. When they are the days of a group,
 * the group is chosen too.
 */
export function pickPlanDayDetail(
  condition: SearchCondition,
  days: readonly string[],
): SearchCondition {
  const chosen = valuesOf(PLAN_DAY_DETAILS).filter((day) => days.includes(day));
  const planDayDetail = chosen.length === PLAN_DAY_DETAILS.length ? [] : chosen;
  const planDay =
    valuesOf(PLAN_DAYS).find((group) => DAYS_OF_PLAN_DAY[group].join() === planDayDetail.join()) ??
    '';
  return { ...condition, planDay, planDayDetail };
}

/** R5.14: chooses `widthday` days from `start` on, fewer at the cap. */
export function pickPlayDate(
  condition: SearchCondition,
  start: DayNumber,
  widthday: number,
  now: number,
): SearchCondition {
  return {
    ...condition,
    playDate: toPlayDate(start),
    widthday: capWidthday(start, widthday, toJapaneseDay(now)),
  };
}

function withException(
  { except }: SearchCondition,
  name: string,
  isExcept: boolean,
): readonly string[] {
  return valuesOf(EXCEPTIONS).filter((value) =>
    value === name ? isExcept : except.includes(value),
  );
}

/** R4.09: asks for plans with a lesson, leaves them out, or does neither. */
export function chooseLessons(
  condition: SearchCondition,
  choice: 'include' | 'exclude' | 'any',
): SearchCondition {
  return {
    ...condition,
    lesson: choice === 'include',
    except: withException(condition, 'lesson', choice === 'exclude'),
  };
}

/** R4.09: asks for half rounds, leaves them out, or does neither. */
export function chooseHalfRounds(
  condition: SearchCondition,
  choice: 'include' | 'exclude' | 'any',
): SearchCondition {
  return {
    ...condition,
    halfRound: choice === 'include',
    except: withException(condition, 'half_round', choice === 'exclude'),
  };
}
