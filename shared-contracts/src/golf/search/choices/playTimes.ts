import type { Choice } from './choice.ts';

const HOURS = ['06', '07', '08', '09', '10', '11'];
function hour(value: string): Choice<string> {
  return { value, label: { key: 'startHour', values: { hour: Number(value) } } };
}

/** R5.09: the hour in which the round starts. */
export const TIME_ZONES: readonly Choice<string>[] = [
  { value: 'lt05', label: '〜5時台' },
  ...HOURS.map(hour),
  { value: 'gt12', label: '12時台〜' },
];
/** R5.09: the hours of the solo search. */
export const SOLO_TIME_ZONES: readonly Choice<string>[] = HOURS.map(hour);

/** R5.03: the choices of the top page; 1 to 31 are valid. */
export const WIDTHDAYS: readonly Choice<number>[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 31].map(
  (value) => ({ value, label: { key: 'days', values: { days: value } } }),
);
export const MAX_WIDTHDAY = 31;

/** R5.08: the groups of days. */
export const PLAN_DAYS: readonly Choice<'' | '0' | '1'>[] = [
  { value: '', label: '指定なし' },
  { value: '0', label: '平日' },
  { value: '1', label: '土日・祝日' },
];

/** R5.08: the days of the week. */
export const PLAN_DAY_DETAILS: readonly Choice<string>[] = [
  ...(['月', '火', '水', '木', '金', '土'] as const).map((label, index) => ({
    value: String(index + 1),
    label,
  })),
  { value: '0_7', label: '日・祝' },
];

/** R4.10: the days of each group of days. */
export const DAYS_OF_PLAN_DAY: Readonly<Record<'' | '0' | '1', readonly string[]>> = {
  '': [],
  0: ['1', '2', '3', '4', '5'],
  1: ['6', '0_7'],
};

/** R5.10, R9.09: the numbers of consecutive slots. */
export const CONTINUE_STOCKS: readonly Choice<number>[] = [
  { value: 0, label: '指定なし' },
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => ({
    value,
    label: { key: 'consecutiveSlots', values: { slots: value } } as const,
  })),
];
