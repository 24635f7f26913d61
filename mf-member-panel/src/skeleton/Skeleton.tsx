import { useTranslations } from 'shared-ui/messages';
import styles from './Skeleton.module.css';

/** The frame that the server sends to every visitor: two empty lines without personal data. */
export function Skeleton() {
  const t = useTranslations('skeleton');
  return (
    <section className={styles.skeleton} aria-busy="true" aria-label={t('title')}>
      <span className={styles.line} />
      <span className={styles.shortLine} />
    </section>
  );
}
