import { LOCALES } from '../locale/index.ts';
import {
  toDayNumber,
  toLocalDate,
  toLocalDays,
  toLocalMonth,
  toLocalMonthName,
  toLocalWeekday,
  toLocalYen,
  toPlainLocalDate,
  toShortLocalDate,
} from './index.ts';

const saturday = toDayNumber(2026, 11, 21);
function inEach(write: (locale: (typeof LOCALES)[number]) => string) {
  return Object.fromEntries(LOCALES.map((locale) => [locale, write(locale)]));
}

describe('dates and prices of a locale', () => {
  it('[R9.06] [R9.02] are written as the readers of the locale write them', () => {
    expect(inEach((locale) => toLocalDate(saturday, locale))).toEqual({
      'ja-JP': '2026年11月21日（土）',
      'en-US': 'Sat, Nov 21, 2026',
      'zh-Hans': '2026年11月21日（周六）',
      'zh-Hant': '2026年11月21日（週六）',
      'ko-KR': '2026년 11월 21일(토)',
    });
    expect(inEach((locale) => toShortLocalDate(saturday, locale))).toEqual({
      'ja-JP': '11/21（土）',
      'en-US': 'Sat, Nov 21',
      'zh-Hans': '11/21（周六）',
      'zh-Hant': '11/21（週六）',
      'ko-KR': '11/21(토)',
    });
    expect(inEach((locale) => toPlainLocalDate(toDayNumber(2027, 6, 30), locale))).toMatchObject({
      'ja-JP': '2027年6月30日',
      'en-US': 'Jun 30, 2027',
      'ko-KR': '2027년 6월 30일',
    });
    expect(inEach((locale) => toLocalMonthName(12, locale))).toEqual({
      'ja-JP': '12月',
      'en-US': 'Dec',
      'zh-Hans': '12月',
      'zh-Hant': '12月',
      'ko-KR': '12월',
    });
    expect(inEach((locale) => toLocalMonth(2026, 12, locale))).toMatchObject({
      'ja-JP': '2026年12月',
      'en-US': 'Dec 2026',
      'ko-KR': '2026년 12월',
    });
  });

  it('[R9.06] [R9.02] days one after the other are said from the first to the last', () => {
    expect(inEach((locale) => toLocalDays(saturday, 2, locale))).toEqual({
      'ja-JP': '11/21–22',
      'en-US': 'Nov 21–22',
      'zh-Hans': '11/21–22',
      'zh-Hant': '11/21–22',
      'ko-KR': '11/21–22',
    });
    expect(inEach((locale) => toLocalDays(saturday + 9, 5, locale))).toMatchObject({
      'ja-JP': '11/30–12/4',
      'en-US': 'Nov 30–Dec 4',
    });
    expect(toLocalDays(saturday, 1, 'ja-JP')).toBe('11/21（土）');
  });

  it('[R9.06] [R9.09] prices are yen with thousands separators, and name the currency where readers know ¥ as another one', () => {
    expect(inEach((locale) => toLocalYen(11_480, locale))).toEqual({
      'ja-JP': '¥11,480',
      'en-US': '¥11,480',
      'zh-Hans': 'JP¥11,480',
      'zh-Hant': '¥11,480',
      'ko-KR': '11,480엔',
    });
  });

  it('[R9.06] each weekday has its own name in each locale', () => {
    for (const locale of LOCALES)
      expect(
        new Set([0, 1, 2, 3, 4, 5, 6].map((day) => toLocalWeekday(saturday + day, locale))).size,
      ).toBe(7);
  });
});
