import type { Neighbour } from '../../links/neighbours.ts';

/** A page of this site. `page` is the key of its title in the catalogue. */
interface OwnPage {
  readonly page: 'top' | 'detail' | 'map' | 'solo';
  readonly path: string;
}

/** A list of the footer. `title` is the key of its heading in the catalogue. */
export interface FooterList {
  readonly title: 'find' | 'member' | 'services' | 'support' | 'company';
  readonly pages: readonly OwnPage[];
  readonly neighbours: readonly Neighbour[];
}

/** R2.22: the lists of the footer. Each has pages of this site and links to other sites. */
export const FOOTER_LISTS: readonly FooterList[] = [
  {
    title: 'find',
    neighbours: ['booking', 'search'],
    pages: [
      { page: 'top', path: '/' },
      { page: 'detail', path: '/search/' },
      { page: 'map', path: '/search/map/' },
      { page: 'solo', path: '/search/solo/' },
    ],
  },
  {
    title: 'member',
    pages: [],
    neighbours: [
      'login',
      'register',
      'myPage',
      'reservations',
      'history',
      'favourites',
      'membership',
      'logout',
    ],
  },
  {
    title: 'services',
    pages: [],
    neighbours: ['premium', 'premiumMyPage', 'event', 'score', 'point', 'travel'],
  },
  { title: 'support', pages: [], neighbours: ['help', 'terms', 'privacy'] },
  {
    title: 'company',
    pages: [],
    neighbours: ['company', 'recruit', 'x', 'instagram', 'facebook', 'youtube'],
  },
];
