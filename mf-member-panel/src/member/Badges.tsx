import { useSelector } from 'react-redux';
import { useTranslations } from 'use-intl';
import type { MemberRootState } from '../store.ts';
import styles from './Badges.module.css';

/** R6.01: the memberships that this member holds. */
export const Badges = () => {
  const t = useTranslations('badges');
  const { isRGC, isSGC } = useSelector((state: MemberRootState) => state.member.membership);
  if (!isRGC && !isSGC) return null;
  return (
    <ul className={styles.badges} aria-label={t('title')}>
      {isRGC && <li className={styles.rgc}>{t('rgc')}</li>}
      {isSGC && <li className={styles.sgc}>{t('sgc')}</li>}
    </ul>
  );
};
