import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import type { SiteHistory } from '../navigation/siteHistory.ts';
import { AddressContext } from '../shell-context/AddressContext.ts';
import { inTransition } from './inTransition.ts';

/**
 * Gives everything below it the present entry of the site's history. Another page fades in; another
 * query of the same page appears at once.
 */
export function AddressProvider({
  history,
  children,
}: {
  readonly history: Pick<SiteHistory, 'current' | 'subscribe'>;
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
  const entry = useSyncExternalStore(subscribe, history.current, history.current);
  return <AddressContext value={entry}>{children}</AddressContext>;
}
