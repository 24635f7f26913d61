import { useSelector } from 'react-redux';
import { useTranslations } from 'shared-ui/messages';
import { useLoginLink } from '../links/useLoginLink.ts';
import { useMemberLink } from '../links/useMemberLink.ts';
import type { MemberRootState } from '../store.ts';
import styles from './MemberName.module.css';

/**
 * R2.22: who is signed in, and the points, in the header of a wide page; for a guest the link to log in. Until the
 * call has ended it is busy and empty: the menu beside it leads everybody on, also without a script.
 */
export function MemberName() {
  const t = useTranslations();
  const linkToLogin = useLoginLink();
  const linkToPage = useMemberLink();
  const { isDisplay, isLogin, userInfo, points, pointGetSuccessFlg } = useSelector(
    (state: MemberRootState) => state.member,
  );
  return (
    <div className={styles.name} aria-busy={!isDisplay}>
      {isDisplay && (
        <a className={styles.link} href={isLogin ? linkToPage('myPage') : linkToLogin('login')}>
          <span>
            {!isLogin && t('guest.login')}
            {isLogin &&
              (userInfo?.name ? t('member.name', { name: userInfo.name }) : t('member.noName'))}
          </span>
          {pointGetSuccessFlg && (
            <span>{t('member.points', { total: points.total, b: (total) => <b>{total}</b> })}</span>
          )}
        </a>
      )}
    </div>
  );
}
