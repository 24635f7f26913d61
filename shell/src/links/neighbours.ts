/** R2.22, R2.23: the pages of other sites that header and footer lead to. Each has an address in the configuration and a name in the catalogue. */
export const NEIGHBOURS = [
  'booking',
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
export type NeighbourLinks = Readonly<Record<Neighbour, string>>;

/** Run by others than the group: the link says so before it is followed. */
const FOREIGN: readonly Neighbour[] = ['x', 'instagram', 'facebook', 'youtube'];
export function isForeign(name: Neighbour): boolean {
  return FOREIGN.includes(name);
}

/** R2.23: a login or logout, whose address names the service already, with the way back. */
export function toLoginLink(address: string, back: string): string {
  const url = new URL(address);
  url.searchParams.set('return', back);
  return url.href;
}
