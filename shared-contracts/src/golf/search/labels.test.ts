import { toGrouped, toYen } from '../format/index.ts';
import japanese from '../labels/ja.ts';
import { continueStockLabel, keywordLabel, ratesLabel, shortCourseLabel } from './index.ts';

describe('the words of a condition', () => {
  it('[R9.09] name slots, keyword and short courses', () => {
    expect(japanese(continueStockLabel(4))).toBe('4組以上の連続枠');
    expect(continueStockLabel(0)).toBe('');
    expect(japanese(keywordLabel('富士山'))).toBe('キーワード：富士山');
    expect([0, 1, 2].map(shortCourseLabel)).toEqual([
      'ショートコース（除外）',
      'ショートコース',
      '',
    ]);
  });

  it('[R9.09] give prices in yen with thousands separators', () => {
    expect([toYen(11_480), toGrouped(1_234_567)]).toEqual(['¥11,480', '1,234,567']);
    expect(
      [ratesLabel(0, 0), ratesLabel(0, 12_000), ratesLabel(8000, 0), ratesLabel(8000, 12_000)].map(
        (text) => japanese(text),
      ),
    ).toEqual(['', '12,000円以下', '8,000円以上', '8,000〜12,000円']);
  });
});
