import type { Locale } from '../../platform/widget/index.ts';

const grouped = new Intl.NumberFormat('ja-JP');

/** R9.09: `12,000`, in every locale. */
export function toGrouped(amount: number): string {
  return grouped.format(amount);
}

/** R9.09: `¥11,480`, for places where a price stands alone. */
export function toYen(amount: number): string {
  return `¥${grouped.format(amount)}`;
}

/** `¥11,480`; `JP¥11,480` for readers to whom ¥ is the yuan or a foreign sign (as CLDR has it). */
export function toLocalYen(amount: number, locale: Locale): string {
  return locale === 'zh-Hans' || locale === 'ko-KR' ? `JP${toYen(amount)}` : toYen(amount);
}
