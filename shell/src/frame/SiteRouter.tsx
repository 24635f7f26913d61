import { useSyncExternalStore, type ReactNode } from 'react';
import { Router } from 'react-router';
import type { SiteHistory } from '../navigation/siteHistory.ts';

/** The router over the site's own history, so that no link passes by the navigation chain. */
export const SiteRouter = ({ history, children }: { readonly history: SiteHistory; readonly children: ReactNode }) => {
  const { location, action } = useSyncExternalStore(history.subscribe, history.current, history.current);
  return <Router location={location} navigationType={action} navigator={history}>{children}</Router>;
};
