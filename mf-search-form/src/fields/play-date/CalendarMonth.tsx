import { useContext } from 'react';
import type { MonthProps } from 'react-day-picker';
import { parseIsoDate, toDateParts } from 'shared-contracts/format';
import { useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import styles from './Calendar.module.css';
import { HolidaysContext } from './holidays.ts';

/** Shows a month with the names of its holidays below it, since a cell has no room for a name. */
export function CalendarMonth({ calendarMonth, children, ...rest }: MonthProps) {
  const { displayIndex: _index, ...month } = rest;
  const t = useTranslations('playDate');
  const label = useLabel();
  const { first, holidays } = useContext(HolidaysContext);
  const prefix = `${calendarMonth.date.getFullYear()}-${String(calendarMonth.date.getMonth() + 1).padStart(2, '0')}-`;
  const named = Object.entries(holidays)
    .filter(([date]) => date.startsWith(prefix) && date >= first)
    .sort();
  return (
    <div {...month}>
      {children}
      {named.length > 0 && (
        <ul className={styles.names}>
          {named.map(([date, holiday]) => (
            <li key={date}>
              {t('holidayOfMonth', {
                day: toDateParts(parseIsoDate(date) ?? 0).day,
                holiday: label.given(holiday),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
