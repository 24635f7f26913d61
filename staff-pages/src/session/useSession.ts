import { useEffect, useRef, useState } from 'react';
import { authPaths, type StaffKind } from 'shared-contracts/staff';
import { staffClient } from '../gateway/staffClient.ts';
import { tellSignOut } from './signOutChannel.ts';
import { staffLogin } from './staffLogin.ts';
import { watchSession } from './watchSession.ts';

export interface Session {
  /** Whether the last check could not reach the server. */
  readonly isOffline: boolean;
  readonly signingOut: 'no' | 'busy' | 'failed';
  signOut(): Promise<void>;
}

/**
 * Watches the session while a page of staff is open, and signs out. `until` and `now` are milliseconds since 1970; `failed`
 * says that a sign-out by the plain form has failed.
 */
export function useSession(kind: StaffKind, until: number, now: number, failed = false): Session {
  const [isOffline, setOffline] = useState(false);
  const [signingOut, setSigningOut] = useState<Session['signingOut']>(failed ? 'failed' : 'no');
  const isLeaving = useRef(false);

  useEffect(
    () =>
      watchSession({
        kind,
        remaining: until - now,
        isLeaving: () => isLeaving.current,
        leave: (href) => {
          isLeaving.current = true;
          location.replace(href);
        },
        onChecked: setOffline,
      }),
    [kind, until, now],
  );

  return {
    isOffline,
    signingOut,
    async signOut() {
      setSigningOut('busy');
      try {
        await staffClient().post(authPaths(kind).logout, {});
      } catch {
        setSigningOut('failed');
        return;
      }
      isLeaving.current = true;
      tellSignOut(kind);
      location.replace(staffLogin(kind, { out: '1' }));
    },
  };
}
