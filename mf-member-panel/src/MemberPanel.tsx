import { PlainGuest } from '#plain-guest';
import { useSelector } from 'react-redux';
import { useHost } from 'shared-ui/island';
import { Guest } from './guest/Guest.tsx';
import { Member } from './member/Member.tsx';
import { useMember } from './member/useMember.ts';
import { MemberName } from './name/MemberName.tsx';
import styles from './MemberPanel.module.css';
import { PhoneReservation } from './phone-reservation/PhoneReservation.tsx';
import { Skeleton } from './skeleton/Skeleton.tsx';
import type { MemberRootState } from './store.ts';
import { MemberStrip } from './strip/MemberStrip.tsx';

/** R1.06: a frame of one height for every visitor, which shows guest or member after the call. */
function Panel({ slot }: { readonly slot: string }) {
  const { isDisplay, isError, isLogin, telReservactionUserFlag } = useSelector(
    (state: MemberRootState) => state.member,
  );
  return (
    <div className={styles.panel} data-place={slot}>
      {!isDisplay && <Skeleton />}
      {!isDisplay && (
        <noscript>
          <PlainGuest />
        </noscript>
      )}
      {isDisplay && !isLogin && <Guest isError={isError} />}
      {isLogin && (telReservactionUserFlag ? <PhoneReservation /> : <Member />)}
    </div>
  );
}

/** The panel; in the slot under a phone's header the strip, in that of a wide header the name. */
export function MemberPanel() {
  const { slot } = useHost();
  useMember();
  if (slot === 'member-strip') return <MemberStrip />;
  return slot === 'member-name' ? <MemberName /> : <Panel slot={slot} />;
}
