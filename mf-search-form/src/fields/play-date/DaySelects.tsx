import { toDateParts } from 'shared-contracts/format';
import { lastRangeDay } from 'shared-contracts/search';
import { useFormat } from 'shared-ui/island';
import { Select } from 'shared-ui/select';
import { useTranslations } from 'shared-ui/messages';
import { useSearchSelector } from '../../condition/store.ts';
import styles from './PlayDate.module.css';
import { monthsBetween } from './playMonths.ts';

interface DaySelectsProps {
  /** Wire names, when the form sends the selects themselves. */
  readonly names?: { readonly month: string; readonly day: string };
  readonly month: number;
  readonly day: number;
  readonly onChange: (month: number, day: number) => void;
}

const DAYS = Array.from({ length: 31 }, (_, index) => index + 1);

/**
 * Asks for a date by month and day, before scripts run and when the calendar does not load. R4.05
 * finds the year.
 */
export function DaySelects({ names, month, day, onChange }: DaySelectsProps) {
  const t = useTranslations('playDate');
  const format = useFormat();
  const today = useSearchSelector(({ calendar }) => calendar.today);
  return (
    <div className={styles.selects}>
      <Select
        name={names?.month}
        aria-label={t('monthLabel')}
        value={month}
        onChange={(event) => onChange(Number(event.target.value), day)}
      >
        {monthsBetween(today, lastRangeDay(today)).map((each) => {
          const parts = toDateParts(each);
          return (
            <option key={each} value={parts.month}>
              {format.month(parts.year, parts.month)}
            </option>
          );
        })}
      </Select>
      <Select
        name={names?.day}
        aria-label={t('dayLabel')}
        value={day}
        onChange={(event) => onChange(month, Number(event.target.value))}
      >
        {DAYS.map((each) => (
          <option key={each} value={each}>
            {t('day', { day: each })}
          </option>
        ))}
      </Select>
    </div>
  );
}
