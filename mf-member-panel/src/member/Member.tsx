import { useId } from 'react';
import { useSelector } from 'react-redux';
import { useTranslations } from 'shared-ui/messages';
import type { MemberRootState } from '../store.ts';
import { Badges } from './Badges.tsx';
import { LogoutLink } from './LogoutLink.tsx';
import styles from './Member.module.css';
import { MemberLinks } from './MemberLinks.tsx';

/**
 * The view of a member: name, badges, points, expiring points, coupons, and links to the member's
 * pages.
 */
export function Member() {
  const t = useTranslations('member');
  const id = useId();
  const { userInfo, points, pointGetSuccessFlg, couponCount } = useSelector(
    (state: MemberRootState) => state.member,
  );
  return (
    <section className={styles.member} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.name} id={id}>
          {userInfo?.name ? t('name', { name: userInfo.name }) : t('noName')}
        </h2>
        <Badges />
        <LogoutLink />
      </div>
      <div className={styles.benefits}>
        <p className={pointGetSuccessFlg ? styles.points : styles.unknown}>
          {pointGetSuccessFlg
            ? t('points', { total: points.total, b: (total) => <b>{total}</b> })
            : t('pointsUnknown')}
        </p>
        <p className={styles.coupons}>
          {t('coupons', { count: couponCount, b: (count) => <b>{count}</b> })}
        </p>
        <p className={styles.limited}>
          {pointGetSuccessFlg && points.limited > 0 && t('limited', { limited: points.limited })}
        </p>
      </div>
      <MemberLinks />
    </section>
  );
}
