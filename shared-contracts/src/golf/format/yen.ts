import type { Locale } from '../../platform/widget/index.ts';

const grouped = new Intl.NumberFormat('ja-JP');

/** R9.09: returns `12,000`, in every locale. */
export function toGrouped(amount: number): string {
  return grouped.format(amount);
}

/** R9.09: returns `¥11,480`, for a price without words around it. */
export function toYen(amount: number): string {
  return `¥${grouped.format(amount)}`;
}

/**
 * Returns `¥11,480`, or `JP¥11,480` for readers who know ¥ as the yuan or as a foreign sign (as in
 * CLDR).
 */
export function toLocalYen(amount: number, locale: Locale): string {
  return locale === 'zh-Hans' || locale === 'ko-KR' ? `JP${toYen(amount)}` : toYen(amount);
}
