import { useHost } from 'shared-ui/island';
import { toHeaderLink } from './toHeaderLink.ts';
import { toLoginHref } from './toLoginHref.ts';

/**
 * R2.22, R2.23: returns a function that gives the tracked address that leads back to this page. The server's
 * links, for visitors without scripts, lead back to no page, since it does not know the address.
 */
export function useLoginLink(): (to: 'login' | 'register' | 'logout') => string {
  const { sites, serviceId } = useHost().config;
  const page = typeof window === 'undefined' ? '' : window.location.href;
  return (to) => toHeaderLink(toLoginHref(sites[to], { serviceId, page }), to);
}
