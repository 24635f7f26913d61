import type { Locale } from '../../platform/widget/index.ts';
import { toLocalMonth } from './localDate.ts';

/** Any year: names of months do not depend on it. */
const YEAR = 2000;

/** Returns `11月`, `Nov`, `11월`; `month` is 1 to 12. In a module of its own, since few parts need it. */
export function toLocalMonthName(month: number, locale: Locale): string {
  return toLocalMonth(YEAR, month, locale).replace(/\s*2000[年년]?\s*/, '');
}
