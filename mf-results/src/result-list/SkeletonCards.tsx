import { useTranslations } from 'use-intl';
import styles from './SkeletonCards.module.css';

/** Cards to come, as tall as the real ones; they appear only when the search takes long enough to be noticed. */
export function SkeletonCards() {
  const t = useTranslations('list');
  return (
    <div aria-busy="true" className={styles.skeletons}>
      <p className={styles.text}>{t('searching')}</p>
      {[0, 1, 2].map((index) => (
        <div key={index} className={styles.card} aria-hidden="true">
          <span className={styles.photo} />
          <span className={styles.head}>
            <i />
            <i />
            <i />
          </span>
          <span className={styles.plans}>
            <i />
            <i />
            <i />
          </span>
        </div>
      ))}
    </div>
  );
}
