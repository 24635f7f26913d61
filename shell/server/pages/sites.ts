import type { Sites } from 'shared-contracts/widget';
import { NEIGHBOURS, type NeighbourLinks } from '../../src/links/neighbours.ts';

/** The neighbours' addresses: those that are configured, the others below one base. */
export const linksAt = (base: string, configured: Partial<NeighbourLinks>): NeighbourLinks => ({
  ...Object.fromEntries(NEIGHBOURS.map((name) => [name, `${base.replace(/\/$/, '')}/${name}`])),
  ...configured,
} as NeighbourLinks);

/** What every widget may link to; the user API stands by itself. */
export const toSites = ({ booking, login, logout, register, myPage, reservations, history, favourites, membership, help }: NeighbourLinks, userApi: string): Sites =>
  ({ booking, login, logout, register, myPage, reservations, history, favourites, membership, help, userApi });
