import { useTranslations } from 'use-intl';
import { Button } from 'shared-ui/button';
import styles from './PriceCalendar.module.css';

const CELLS = Array.from({ length: 35 }, (_, cell) => cell);

/** The calendar's place while its prices are on their way: as high as the calendar itself. */
export function CalendarWaiting() {
  const t = useTranslations('calendar');
  return (
    <div className={styles.waiting} aria-busy="true">
      <p role="status" className={styles.lead}>
        {t('loading')}
      </p>
      <div className={styles.skeleton} aria-hidden="true">
        {CELLS.map((cell) => (
          <span key={cell} />
        ))}
      </div>
    </div>
  );
}

/** R8.03 for the calendar: its search stands, so that only the calendar is asked for again. */
export function CalendarFailed({ onAgain }: { readonly onAgain: () => void }) {
  const t = useTranslations('calendar');
  return (
    <div role="alert" className={styles.failed}>
      <p>{t('failed')}</p>
      <Button onClick={onAgain}>{t('again')}</Button>
    </div>
  );
}
