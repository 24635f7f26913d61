import { createFakeHost, type FakeHost, type FakeHostParts } from '../../platform/testing/index.ts';
import { EVENTS } from '../events/index.ts';
import type { Sites } from '../site/index.ts';

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

export type FakeHostOptions = Partial<FakeHostParts>;

/** Returns the fake host with this site's events and with made-up addresses of other sites. */
export function fakeHost(options: FakeHostOptions = {}): FakeHost {
  return createFakeHost({ events: EVENTS, config: { sites: fakeSites }, ...options });
}
