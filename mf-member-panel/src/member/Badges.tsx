import { useSelector } from 'react-redux';
import { useTranslations } from 'shared-ui/messages';
import type { MemberRootState } from '../store.ts';
import styles from './Badges.module.css';
import { useMemberLink } from '../links/useMemberLink.ts';

/**
 * R6.01, R1.06: the memberships of this member as badges that link to the membership page; without
 * one a plain link.
 */
export function Badges() {
  const t = useTranslations('badges');
  const membership = useMemberLink()('membership');
  const { isRGC, isSGC } = useSelector((state: MemberRootState) => state.member.membership);
  if (!isRGC && !isSGC)
    return (
      <a className={styles.membership} href={membership}>
        {t('membership')}
      </a>
    );
  return (
    <a
      className={styles.membership}
      href={membership}
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
