import { bookingHref, type Booking } from 'shared-contracts/addresses';
import type { SearchCondition } from 'shared-contracts/search';
import { useHost } from 'shared-ui/island';

/** Returns `bookingHref` with the players and the campaign of the search. */
export function useBookingHref({ players, tp }: Pick<SearchCondition, 'players' | 'tp'>) {
  const { config } = useHost();
  return (booking: Omit<Booking, 'players' | 'campaign'>): string =>
    bookingHref(config.sites.booking, { ...booking, players, campaign: tp });
}
