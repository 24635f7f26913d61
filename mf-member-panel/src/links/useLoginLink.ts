import { useHost } from 'shared-ui/island';
import { toHeaderLink } from './toHeaderLink.ts';
import { toLoginHref } from './toLoginHref.ts';

/** R2.22, R2.23: returns a function that gives the tracked address that leads back to this page. */
export function useLoginLink(): (to: 'login' | 'register' | 'logout') => string {
  const { sites, serviceId } = useHost().config;
  return (to) =>
    toHeaderLink(toLoginHref(sites[to], { serviceId, page: window.location.href }), to);
}
