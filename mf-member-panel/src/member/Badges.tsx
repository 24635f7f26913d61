import { useSelector } from 'react-redux';
import { useHost } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import type { MemberRootState } from '../store.ts';
import styles from './Badges.module.css';

/**
 * R6.01, R1.06: the memberships of this member as badges that link to the membership page; without
 * one a plain link.
 */
export function Badges() {
  const t = useTranslations('badges');
  const { sites } = useHost().config;
  const { isRGC, isSGC } = useSelector((state: MemberRootState) => state.member.membership);
  if (!isRGC && !isSGC)
    return (
      <a className={styles.membership} href={sites.membership}>
        {t('membership')}
      </a>
    );
  return (
    <a
      className={styles.membership}
      href={sites.membership}
      aria-label={t('held', {
        held: [isRGC && t('rgc'), isSGC && t('sgc')].filter(Boolean).join('・'),
      })}
    >
      <ul className={styles.badges} aria-label={t('title')}>
        {isRGC && <li className={styles.rgc}>{t('rgc')}</li>}
        {isSGC && <li className={styles.sgc}>{t('sgc')}</li>}
      </ul>
    </a>
  );
}
