import type { Text } from '../labels/index.ts';
import { CONTINUE_STOCKS, labelOf } from './choices/index.ts';

/** R9.09: returns the text 「キーワード：シーサイド」. */
export function keywordLabel(keyword: string): Text {
  return { key: 'keyword', values: { keyword } };
}

/** R9.09: returns the text '4組以上の連続枠', or '' for any. */
export function continueStockLabel(continueStock: number): Text {
  return continueStock === 0 ? '' : labelOf(CONTINUE_STOCKS, continueStock);
}

/** R9.09: returns 'ショートコース（除外）', 'ショートコース', or '' when it is neutral. */
export function shortCourseLabel(shortCourse: number): Text {
  if (shortCourse === 2) return '';
  return shortCourse === 0 ? 'ショートコース（除外）' : 'ショートコース';
}

/**
 * R9.09: returns the text '8,000〜12,000円', '12,000円以下', '8,000円以上', or '' when there is no limit.
 */
export function ratesLabel(min: number, max: number): Text {
  if (min === 0 && max === 0) return '';
  if (min === 0) return { key: 'feesTo', values: { to: max } };
  return max === 0
    ? { key: 'feesFrom', values: { from: min } }
    : { key: 'feesBetween', values: { from: min, to: max } };
}
