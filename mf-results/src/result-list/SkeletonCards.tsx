import { useTranslations } from 'shared-ui/messages';
import styles from './SkeletonCards.module.css';

/** Empty cards as tall as the real ones. They appear only when a search takes noticeably long. */
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
          </span>
        </div>
      ))}
    </div>
  );
}
