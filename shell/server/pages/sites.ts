import type { Sites } from 'shared-contracts/widget';

const NAMES = ['booking', 'login', 'logout', 'register', 'myPage', 'reservations', 'history', 'favourites', 'membership', 'help'] as const;

/** The neighbours' addresses below one base; the user API stands by itself. */
export const sitesAt = (base: string, userApi: string): Sites => ({
  ...Object.fromEntries(NAMES.map((name) => [name, `${base.replace(/\/$/, '')}/${name}`])),
  userApi,
} as Sites);
