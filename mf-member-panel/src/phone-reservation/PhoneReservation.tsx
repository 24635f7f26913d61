import { useId } from 'react';
import { useSelector } from 'react-redux';
import { useTranslations } from 'shared-ui/messages';
import { LogoutLink } from '../member/LogoutLink.tsx';
import { MemberLinks } from '../member/MemberLinks.tsx';
import type { MemberRootState } from '../store.ts';
import { PhoneBanner } from './PhoneBanner.tsx';
import styles from './PhoneReservation.module.css';

/**
 * R4.22: the view of a member who reserves by telephone: the number to call, without points and
 * coupons.
 */
export function PhoneReservation() {
  const t = useTranslations('phone');
  const id = useId();
  const name = useSelector((state: MemberRootState) => state.member.userInfo?.name);
  return (
    <section className={styles.user} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.name} id={id}>
          {name ? t('name', { name }) : t('noName')}
        </h2>
        <LogoutLink />
      </div>
      <PhoneBanner />
      <MemberLinks />
    </section>
  );
}
