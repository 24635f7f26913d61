import type { Sites } from 'shared-contracts/site';
import { type Neighbour, NEIGHBOURS, type NeighbourLinks } from '../../src/links/neighbours.ts';

function withService(address: string, serviceId: string): string {
  const url = new URL(address);
  url.searchParams.set('service_id', serviceId);
  return url.href;
}

/** R3.25: the neighbours that need the service name of this site in their address. */
const NEED_SERVICE: readonly Neighbour[] = ['login', 'logout', 'register'];

/** Returns the neighbours' addresses: the configured ones, and the others below `base`. */
export function linksAt(
  base: string,
  configured: Partial<NeighbourLinks>,
  serviceId: string,
): NeighbourLinks {
  return Object.fromEntries(
    NEIGHBOURS.map((name) => {
      const address = configured[name] ?? `${base.replace(/\/$/, '')}/${name}`;
      return [name, NEED_SERVICE.includes(name) ? withService(address, serviceId) : address];
    }),
  ) as NeighbourLinks;
}

/** Selects the addresses that every widget may use, and adds the user API. */
export function toSites(
  {
    booking,
    login,
    logout,
    register,
    myPage,
    reservations,
    history,
    favourites,
    membership,
    help,
  }: NeighbourLinks,
  userApi: string,
): Sites {
  return {
    booking,
    login,
    logout,
    register,
    myPage,
    reservations,
    history,
    favourites,
    membership,
    help,
    userApi,
  };
}
