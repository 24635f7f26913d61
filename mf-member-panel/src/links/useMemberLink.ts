import type { Sites } from 'shared-contracts/site';
import { useHost } from 'shared-ui/island';
import { toHeaderLink } from './toHeaderLink.ts';

type MemberPage = 'reservations' | 'history' | 'favourites' | 'myPage' | 'membership';

/** R2.22: returns a function that gives the tracked address of a member's page. */
export function useMemberLink(): (page: MemberPage & keyof Sites) => string {
  const { sites } = useHost().config;
  return (page) => toHeaderLink(sites[page], page);
}
