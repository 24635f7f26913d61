import { toDateParts, toIsoDate, type DayNumber } from 'shared-contracts/format';
import { useFormat } from 'shared-ui/island';
import { useSearchSelector } from '../../condition/store.ts';
import type { Holidays } from '../../gateway/fetchHolidays.ts';
import styles from './PlayDate.module.css';

function dayClass(date: DayNumber, holidays: Holidays): string | undefined {
  const { weekday } = toDateParts(date);
  if (weekday === 0 || toIsoDate(date) in holidays) return styles.hol;
  return weekday === 6 ? styles.sat : undefined;
}

const WEEKDAY = /^[A-Z][a-z]+|[（(].+$/u;

/**
 * Writes a date as the page's language does, such as 2026年11月21日（土）. The weekday has the colour
 * that it has in the calendar.
 */
export function DateText({ date }: { readonly date: DayNumber }) {
  const holidays = useSearchSelector(({ calendar }) => calendar.holidays);
  const text = useFormat().date(date);
  const weekday = WEEKDAY.exec(text)?.[0] ?? '';
  const [before, after] = text.split(weekday);
  return (
    <>
      {before}
      <span className={dayClass(date, holidays)}>{weekday}</span>
      {after}
    </>
  );
}
