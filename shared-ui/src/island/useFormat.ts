import { useMemo } from 'react';
import {
  toLocalDate,
  toLocalMonth,
  toLocalWeekday,
  toLocalYen,
  toPlainLocalDate,
  toShortLocalDate,
  type DayNumber,
} from 'shared-contracts/format';
import type { Locale } from 'shared-contracts/widget';
import { useHost } from './Island.tsx';

/** R9.06: formats days and prices for the language of the page. */
export interface LocalFormat {
  /** `2026年11月21日（土）`, `Sat, Nov 21, 2026` */
  date(day: DayNumber): string;
  /** `2026年11月21日`, `Nov 21, 2026` */
  plainDate(day: DayNumber): string;
  /** `11/21（土）`, `Sat, Nov 21` */
  shortDate(day: DayNumber): string;
  /** `土`, `Sat` */
  weekday(day: DayNumber): string;
  /** `2026年11月`, `Nov 2026` */
  month(year: number, month: number): string;
  /** `¥11,480`, `JP¥11,480`, `11,480엔` */
  yen(amount: number): string;
}

function formatOf(locale: Locale): LocalFormat {
  return {
    date: (day) => toLocalDate(day, locale),
    plainDate: (day) => toPlainLocalDate(day, locale),
    shortDate: (day) => toShortLocalDate(day, locale),
    weekday: (day) => toLocalWeekday(day, locale),
    month: (year, month) => toLocalMonth(year, month, locale),
    yen: (amount) => toLocalYen(amount, locale),
  };
}

/** Returns the formats for the language of the page. */
export function useFormat(): LocalFormat {
  const { locale } = useHost();
  return useMemo(() => formatOf(locale), [locale]);
}
