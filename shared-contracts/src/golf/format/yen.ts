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
 * Returns `¥11,480`, `JP¥11,480` for readers who know ¥ as the yuan (as in CLDR), or `11,480엔`, which
 * Korean says in sentences, too.
 */
export function toLocalYen(amount: number, locale: Locale): string {
  if (locale === 'ko-KR') return `${grouped.format(amount)}엔`;
  return locale === 'zh-Hans' ? `JP${toYen(amount)}` : toYen(amount);
}
