import type { Locale } from '../../platform/widget/index.ts';
import { toDateParts, type DayNumber } from './japaneseDate.ts';
import { toShortLocalDate } from './localDate.ts';
import { toLocalMonthName } from './localMonthName.ts';

function toMonthDay(date: DayNumber, locale: Locale): string {
  const { month, day } = toDateParts(date);
  return locale === 'en-US' ? `${toLocalMonthName(month, locale)} ${day}` : `${month}/${day}`;
}

/**
 * Returns `11/28–29`, `Nov 28–29`, `11/30–12/4`; one day alone has its weekday, such as `11/23（月）`.
 * In a module of its own, since few parts need it.
 */
export function toLocalDays(start: DayNumber, days: number, locale: Locale): string {
  if (days === 1) return toShortLocalDate(start, locale);
  const end = start + days - 1;
  const last = toDateParts(end);
  return `${toMonthDay(start, locale)}–${
    last.month === toDateParts(start).month ? last.day : toMonthDay(end, locale)
  }`;
}
