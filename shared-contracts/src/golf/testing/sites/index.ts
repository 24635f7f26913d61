import type { Sites } from '../../site/index.ts';

/** Made-up addresses of the sites around this one. */
export const fakeSites: Sites = {
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
