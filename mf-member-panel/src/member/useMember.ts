import type { Dispatch } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { BrowserHost } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { fetchMember } from '../gateway/fetchMember.ts';
import { memberForgotten, memberLoaded, unread } from '../member-state/memberSlice.ts';

/** R4.20: loads the member into the store. A failed call makes the visitor a guest who is told so (R8.06). */
async function loadMember(
  host: BrowserHost,
  dispatch: Dispatch,
  signal: AbortSignal,
): Promise<void> {
  const report = (error: unknown) => host.telemetry.error(error, { call: 'user-info' });
  const member = await fetchMember(host, signal, report).catch(() => unread);
  if (signal.aborted) return;
  dispatch(memberLoaded(member));
}

/**
 * Loads the member when the panel mounts, and again whenever the visitor may have changed: when the
 * tab becomes visible, when the network is back, and when the page returns from the back/forward
 * cache. A page that goes to that cache forgets the member first, so that it shows no points after
 * a logout.
 */
export function useMember(): void {
  const host = useHost();
  const dispatch = useDispatch();
  useEffect(() => {
    let call = new AbortController();
    const load = () => {
      call.abort();
      call = new AbortController();
      void loadMember(host, dispatch, call.signal);
    };
    const forget = () => {
      call.abort();
      dispatch(memberForgotten());
    };
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) load();
    };
    const lookAgain = () => {
      if (document.visibilityState === 'visible') load();
    };
    window.addEventListener('pagehide', forget);
    window.addEventListener('pageshow', comeBack);
    window.addEventListener('online', load);
    document.addEventListener('visibilitychange', lookAgain);
    load();
    return () => {
      call.abort();
      window.removeEventListener('pagehide', forget);
      window.removeEventListener('pageshow', comeBack);
      window.removeEventListener('online', load);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [host, dispatch]);
}
