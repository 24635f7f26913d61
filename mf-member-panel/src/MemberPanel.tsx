import { useSelector } from 'react-redux';
import { Guest } from './guest/Guest.tsx';
import { Member } from './member/Member.tsx';
import { useMember } from './member/useMember.ts';
import styles from './MemberPanel.module.css';
import { PhoneReservation } from './phone-reservation/PhoneReservation.tsx';
import { Skeleton } from './skeleton/Skeleton.tsx';
import type { MemberRootState } from './store.ts';

/** R1.06: a frame of one height, whoever looks at it; the person comes into it after the call. */
export const MemberPanel = () => {
  const { isInitialized, isLogin, telReservactionUserFlag } = useSelector((state: MemberRootState) => state.member);
  useMember();
  return (
    <div className={styles.panel}>
      {!isInitialized && <Skeleton />}
      {isInitialized && !isLogin && <Guest />}
      {isLogin && (telReservactionUserFlag ? <PhoneReservation /> : <Member />)}
    </div>
  );
};
