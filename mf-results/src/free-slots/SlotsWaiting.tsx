import { useTranslations } from 'shared-ui/messages';
import styles from './FreeSlots.module.css';

/** Stands for the starts of a course while their chunk loads. */
export function SlotsWaiting() {
  const t = useTranslations('freeSlots');
  return (
    <div className={styles.slots}>
      <p className={styles.line}>{t('loading')}</p>
    </div>
  );
}
