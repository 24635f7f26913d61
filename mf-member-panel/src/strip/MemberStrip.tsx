import { useSelector } from 'react-redux';
import { useTranslations } from 'shared-ui/messages';
import type { MemberRootState } from '../store.ts';
import { GuestStrip } from './GuestStrip.tsx';
import styles from './MemberStrip.module.css';
import { PhoneStrip } from './PhoneStrip.tsx';
import { PointsStrip } from './PointsStrip.tsx';

/**
 * One line under a phone's header. It is 44 px high for every visitor, so that the page does not
 * move after the call.
 */
export function MemberStrip() {
  const t = useTranslations('strip');
  const { isInitialized, isLogin, telReservactionUserFlag } = useSelector(
    (state: MemberRootState) => state.member,
  );
  return (
    <section className={styles.strip} aria-label={t('title')} aria-busy={!isInitialized}>
      {isInitialized && !isLogin && <GuestStrip />}
      {!isInitialized && (
        <noscript>
          <GuestStrip />
        </noscript>
      )}
      {isLogin && (telReservactionUserFlag ? <PhoneStrip /> : <PointsStrip />)}
    </section>
  );
}
