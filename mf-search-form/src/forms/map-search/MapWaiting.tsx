import { useTranslations } from 'shared-ui/messages';
import styles from './MapSearch.module.css';

/** Keeps the places of the map and the list until they come. */
export function MapWaiting() {
  const t = useTranslations('map');
  return (
    <div className={styles.split}>
      <div className={styles.waitingMap} />
      <div className={styles.waitingList}>
        <p role="status">{t('loading')}</p>
      </div>
    </div>
  );
}
