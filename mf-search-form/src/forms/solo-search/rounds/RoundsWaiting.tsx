import { useTranslations } from 'shared-ui/messages';
import styles from './Rounds.module.css';

/** Keeps the places of the first rounds until they come. */
export function RoundsWaiting() {
  const t = useTranslations('solo');
  return (
    <div aria-busy="true" className={styles.waiting}>
      <p role="status">{t('searching')}</p>
      <div className={styles.skeleton} />
      <div className={styles.skeleton} />
      <div className={styles.skeleton} />
    </div>
  );
}
