import { useTranslations } from 'shared-ui/messages';
import { useFormat } from 'shared-ui/island';
import { partsOf } from './calendarDays.ts';
import { Months } from './Months.tsx';
import styles from './PriceCalendar.module.css';
import type { Drawn } from './useDrawnCalendar.ts';

/** Names the month and the party of the prices, and leads to the other months. */
export function CalendarHead({ condition, month }: Omit<Drawn, 'value'>) {
  const t = useTranslations('calendar');
  const format = useFormat();
  const { players } = condition;
  const parts = partsOf(month);
  return (
    <div className={styles.head}>
      <div>
        <h2 className={styles.title}>
          {t('title', { month: format.month(parts.year, parts.month) })}
        </h2>
        <p className={styles.basis}>{players === 0 ? t('basis') : t('basisOf', { players })}</p>
      </div>
      <Months condition={condition} shown={month} />
    </div>
  );
}
