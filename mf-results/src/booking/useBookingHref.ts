import type { SearchCondition } from 'shared-contracts/search';
import { useHost } from 'shared-ui/island';
import { bookingHref, type BookingRequest } from './bookingHref.ts';

/** Returns `bookingHref` with the players and the campaign of the search. */
export function useBookingHref({ players, tp }: Pick<SearchCondition, 'players' | 'tp'>) {
  const { config } = useHost();
  return (request: Omit<BookingRequest, 'players' | 'campaign'>): string =>
    bookingHref(config.sites.booking, { ...request, players, campaign: tp });
}
