import { useTranslations } from 'shared-ui/messages';
import styles from './PriceCalendar.module.css';

const CELLS = Array.from({ length: 35 }, (_, cell) => cell);

/** Keeps the calendar's place while its prices load; as high as the calendar. */
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
