import { toDateParts, toIsoDate, toJapaneseDate, type DayNumber } from 'shared-contracts/format';
import type { Holidays } from './holidays.ts';
import styles from './PlayDate.module.css';

const dayClass = (date: DayNumber, holidays: Holidays): string | undefined => {
  const { weekday } = toDateParts(date);
  if (weekday === 0 || toIsoDate(date) in holidays) return styles.hol;
  return weekday === 6 ? styles.sat : undefined;
};

/** 2026年11月21日（土）, the weekday in the colour that it has in the calendar. */
export const DateText = ({ date, holidays }: { readonly date: DayNumber; readonly holidays: Holidays }) => {
  const text = toJapaneseDate(date);
  const bracket = text.indexOf('（');
  return <>{text.slice(0, bracket)}<span className={dayClass(date, holidays)}>{text.slice(bracket)}</span></>;
};
