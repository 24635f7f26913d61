import { useTranslations } from 'shared-ui/messages';
import styles from './MapState.module.css';

/** Keeps the map's place while its courses load. */
export function MapWaiting() {
  const t = useTranslations('map');
  return (
    <div className={styles.state} aria-busy="true">
      <p role="status">{t('loading')}</p>
    </div>
  );
}
