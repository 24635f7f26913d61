import { useSelector } from 'react-redux';
import { useTranslations } from 'use-intl';
import type { MemberRootState } from '../store.ts';
import { GuestStrip } from './GuestStrip.tsx';
import styles from './MemberStrip.module.css';
import { PhoneStrip } from './PhoneStrip.tsx';
import { PointsStrip } from './PointsStrip.tsx';

/** One line of 44 px under a phone's header; its height is the same for everybody, so that the page does not move. */
export function MemberStrip() {
  const t = useTranslations('strip');
  const { isInitialized, isLogin, telReservactionUserFlag } = useSelector(
    (state: MemberRootState) => state.member,
  );
  return (
    <section className={styles.strip} aria-label={t('title')} aria-busy={!isInitialized}>
      {isInitialized && !isLogin && <GuestStrip />}
      {isLogin && (telReservactionUserFlag ? <PhoneStrip /> : <PointsStrip />)}
    </section>
  );
}
