/**
 * R2.22, R2.23: the pages of other sites that header and footer link to. Each has an address in the
 * configuration and a name in the catalogue.
 */
export const NEIGHBOURS = [
  'booking',
  'search',
  'login',
  'logout',
  'register',
  'myPage',
  'reservations',
  'history',
  'favourites',
  'membership',
  'help',
  'premium',
  'premiumMyPage',
  'event',
  'score',
  'point',
  'travel',
  'company',
  'recruit',
  'privacy',
  'terms',
  'x',
  'instagram',
  'facebook',
  'youtube',
] as const;
export type Neighbour = (typeof NEIGHBOURS)[number];
/** The absolute address of each neighbour. */
export type NeighbourLinks = Readonly<Record<Neighbour, string>>;

/** Sites of other companies. */
const FOREIGN: readonly Neighbour[] = ['x', 'instagram', 'facebook', 'youtube'];
/** Returns whether another company runs the site, which the link must say. */
export function isForeign(name: Neighbour): boolean {
  return FOREIGN.includes(name);
}

/** R2.23: returns the address of a login or logout with the address to return to. */
export function toLoginLink(address: string, back: string): string {
  const url = new URL(address);
  url.searchParams.set('return', back);
  return url.href;
}
