/** R2.22, R2.23: the pages of other sites that header and footer lead to. Each has an address in the configuration and a name in the catalogue. */
export const NEIGHBOURS = [
  'booking', 'login', 'logout', 'register', 'myPage', 'reservations', 'history', 'favourites', 'membership', 'help',
  'premium', 'premiumMyPage', 'event', 'score', 'point', 'travel', 'company', 'recruit', 'privacy', 'terms', 'x', 'instagram', 'facebook', 'youtube',
] as const;
export type Neighbour = (typeof NEIGHBOURS)[number];
export type NeighbourLinks = Readonly<Record<Neighbour, string>>;

/** Run by others than the group: the link says so before it is followed. */
const FOREIGN: readonly Neighbour[] = ['x', 'instagram', 'facebook', 'youtube'];
export const isForeign = (name: Neighbour): boolean => FOREIGN.includes(name);

/** R3.25: what a login is for where nothing else is configured. */
const SERVICE_ID = 'omnig08';

/** R2.23: a login or logout with the service and the way back. */
export const toLoginLink = (address: string, back: string): string => {
  const url = new URL(address);
  url.searchParams.set('service_id', SERVICE_ID);
  url.searchParams.set('return', back);
  return url.href;
};
