import { useTranslations } from 'use-intl';
import styles from './Skeleton.module.css';

/** What everybody gets from the server: two lines that say nothing of anybody. */
export function Skeleton() {
  const t = useTranslations('skeleton');
  return (
    <section className={styles.skeleton} aria-busy="true" aria-label={t('title')}>
      <span className={styles.line} />
      <span className={styles.shortLine} />
    </section>
  );
}
