import type { Locale } from '../../platform/widget/index.ts';
import {
  toDateParts,
  toJapaneseDate,
  toShortDate,
  toWeekday,
  type DayNumber,
} from './japaneseDate.ts';

const WEEKDAYS: Readonly<Record<Exclude<Locale, 'ja-JP'>, string>> = {
  'en-US': 'Sun Mon Tue Wed Thu Fri Sat',
  'zh-Hans': '周日 周一 周二 周三 周四 周五 周六',
  'zh-Hant': '週日 週一 週二 週三 週四 週五 週六',
  'ko-KR': '일 월 화 수 목 금 토',
};
/** The languages that write 2026年11月21日. Another one needs its own form in each function below, or it does not compile. */
type WithYearSign = 'ja-JP' | 'zh-Hans' | 'zh-Hant';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * Returns '土', 'Sat', '周六', '週六' or '토'. The names stand here, because `Intl` of server and browser
 * may differ and hydration would fail.
 */
export function toLocalWeekday(date: DayNumber, locale: Locale): string {
  return locale === 'ja-JP'
    ? toWeekday(date)
    : (WEEKDAYS[locale].split(' ')[toDateParts(date).weekday] ?? '');
}

/** Returns `2026年11月21日`, `Nov 21, 2026`, `2026년 11월 21일` */
export function toPlainLocalDate(date: DayNumber, locale: Locale): string {
  const { year, month, day } = toDateParts(date);
  if (locale === 'en-US') return `${MONTHS[month - 1]} ${day}, ${year}`;
  if (locale === 'ko-KR') return `${year}년 ${month}월 ${day}일`;
  locale satisfies WithYearSign;
  return `${year}年${month}月${day}日`;
}

/** Returns `2026年11月21日（土）`, `Sat, Nov 21, 2026`, `2026年11月21日（周六）`, `2026년 11월 21일(토)` */
export function toLocalDate(date: DayNumber, locale: Locale): string {
  if (locale === 'ja-JP') return toJapaneseDate(date);
  const plain = toPlainLocalDate(date, locale);
  const weekday = toLocalWeekday(date, locale);
  if (locale === 'en-US') return `${weekday}, ${plain}`;
  if (locale === 'ko-KR') return `${plain}(${weekday})`;
  locale satisfies WithYearSign;
  return `${plain}（${weekday}）`;
}

/** Returns `11/21（土）`, `Sat, Nov 21`, `11/21（周六）`, `11/21(토)` */
export function toShortLocalDate(date: DayNumber, locale: Locale): string {
  if (locale === 'ja-JP') return toShortDate(date);
  const { month, day } = toDateParts(date);
  const weekday = toLocalWeekday(date, locale);
  if (locale === 'en-US') return `${weekday}, ${MONTHS[month - 1]} ${day}`;
  if (locale === 'ko-KR') return `${month}/${day}(${weekday})`;
  locale satisfies WithYearSign;
  return `${month}/${day}（${weekday}）`;
}

/** Returns `2026年11月`, `Nov 2026`, `2026년 11월` */
export function toLocalMonth(year: number, month: number, locale: Locale): string {
  if (locale === 'en-US') return `${MONTHS[month - 1]} ${year}`;
  if (locale === 'ko-KR') return `${year}년 ${month}월`;
  locale satisfies WithYearSign;
  return `${year}年${month}月`;
}
