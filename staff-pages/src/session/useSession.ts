import { useEffect, useRef, useState } from 'react';
import { isInvalidAuth } from 'shared-contracts/errors';
import { authPaths, type StaffKind } from 'shared-contracts/staff';
import { staffClient } from '../gateway/staffClient.ts';

function login(kind: StaffKind, query: Record<string, string>): string {
  return `/staff/${kind}/login?${new URLSearchParams(query)}`;
}
function here() {
  return location.pathname + location.search;
}

/** Tabs of one browser tell each other of a sign-out. */
function channelOf(kind: StaffKind) {
  return new BroadcastChannel(`asashiba-staff-${kind}`);
}

export interface Session {
  /** The server could not be reached at the last look. */
  readonly isOffline: boolean;
  readonly signingOut: 'no' | 'busy' | 'failed';
  signOut(): Promise<void>;
}

/** Looks after the session while a page of staff is open: at each return to the tab, at its end, and when another tab signs out. */
export function useSession(kind: StaffKind, until: number, now: number, failed = false): Session {
  const [isOffline, setOffline] = useState(false);
  const [signingOut, setSigningOut] = useState<Session['signingOut']>(failed ? 'failed' : 'no');
  const isLeaving = useRef(false);

  useEffect(() => {
    const leave = (href: string) => {
      isLeaving.current = true;
      location.replace(href);
    };
    const look = async () => {
      if (document.visibilityState === 'hidden' || isLeaving.current) return;
      try {
        await staffClient().get(authPaths(kind).user, {
          auth: kind,
          singular: { id: 'session', strategy: 'cancel-new' },
        });
        setOffline(false);
      } catch (error) {
        if (isInvalidAuth(error)) leave(login(kind, { ended: '1', return: here() }));
        else setOffline(true);
      }
    };
    const onLook = () => void look();
    // back from the history: the page may show somebody who has left
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    const channel = channelOf(kind);
    channel.addEventListener('message', () => leave(login(kind, { out: '1' })));
    const end = setTimeout(onLook, Math.max(0, until - now) + 1000);
    const events = ['focus', 'online', 'visibilitychange'] as const;
    for (const event of events) addEventListener(event, onLook);
    addEventListener('pageshow', onShow);
    return () => {
      clearTimeout(end);
      channel.close();
      for (const event of events) removeEventListener(event, onLook);
      removeEventListener('pageshow', onShow);
    };
  }, [kind, until, now]);

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
      const channel = channelOf(kind);
      channel.postMessage('signed out');
      channel.close();
      location.replace(login(kind, { out: '1' }));
    },
  };
}
