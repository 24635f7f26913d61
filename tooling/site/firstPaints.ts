import { PAGE_NAMES, type Sites } from 'shared-contracts/site';
import { LOCALES } from './thisSite.ts';

/** Made-up addresses of the sites around this one. */
const sites: Sites = {
  booking: 'https://booking.example/',
  login: 'https://login.example/',
  logout: 'https://logout.example/',
  register: 'https://register.example/',
  myPage: 'https://mypage.example/',
  reservations: 'https://reservations.example/',
  history: 'https://history.example/',
  favourites: 'https://favourites.example/',
  membership: 'https://membership.example/',
  help: 'https://help.example/',
  userApi: 'https://userapi.example/',
};

/**
 * The first paints of this site with which a version is tried, by the conformance kit and by the registry
 * (ADR 073): each slot on these pages, in these languages, with these settings of the operator.
 */
export const FIRST_PAINTS = { pages: PAGE_NAMES.slice(0, 4), locales: LOCALES, config: { sites } };
