import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { Router } from 'react-router';
import type { SiteHistory } from '../navigation/siteHistory.ts';
import { inTransition } from './inTransition.ts';

/**
 * A router over the site's own history, so that every link goes through the navigation chain.
 * Another page fades in; another query of the same page appears at once.
 */
export function SiteRouter({
  history,
  children,
}: {
  readonly history: SiteHistory;
  readonly children: ReactNode;
}) {
  const subscribe = useCallback(
    (listener: () => void) => {
      let shown = history.current().location.pathname;
      return history.subscribe(() => {
        const { pathname } = history.current().location;
        if (pathname === shown) listener();
        else inTransition(listener);
        shown = pathname;
      });
    },
    [history],
  );
  const { location, action } = useSyncExternalStore(subscribe, history.current, history.current);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
