import { useTranslations } from 'shared-ui/messages';
import { Button } from 'shared-ui/button';
import styles from './PriceCalendar.module.css';

/**
 * R8.03: says that the calendar failed. The search succeeded, so the button loads only the calendar
 * again.
 */
export function CalendarFailed({ onAgain }: { readonly onAgain: () => void }) {
  const t = useTranslations('calendar');
  return (
    <div role="alert" className={styles.failed}>
      <p>{t('failed')}</p>
      <Button onClick={onAgain}>{t('again')}</Button>
    </div>
  );
}
