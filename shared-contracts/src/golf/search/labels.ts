import { toGrouped } from '../format/index.ts';
import { CONTINUE_STOCKS, labelOf } from './choices/index.ts';

/** R9.09: 「キーワード：シーサイド」 */
export function keywordLabel(keyword: string): string {
  return `キーワード：${keyword}`;
}

/** R9.09: '4組以上の連続枠', or '' for any. */
export function continueStockLabel(continueStock: number): string {
  return continueStock === 0 ? '' : labelOf(CONTINUE_STOCKS, continueStock);
}

/** R9.09: 'ショートコース（除外）', 'ショートコース', or '' where it is neutral. */
export function shortCourseLabel(shortCourse: number): string {
  if (shortCourse === 2) return '';
  return shortCourse === 0 ? 'ショートコース（除外）' : 'ショートコース';
}

/** R9.09: '8,000〜12,000円', '12,000円以下', '8,000円以上', or '' where there is no limit. */
export function ratesLabel(min: number, max: number): string {
  if (min === 0 && max === 0) return '';
  if (min === 0) return `${toGrouped(max)}円以下`;
  return max === 0 ? `${toGrouped(min)}円以上` : `${toGrouped(min)}〜${toGrouped(max)}円`;
}
