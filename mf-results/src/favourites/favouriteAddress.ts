import { parsePageQuery } from 'shared-contracts/search';

/** The value of `act` in the address while the list of favourites is open. */
export const FAVOURITES = 'favourites';

/** Returns the ids that the list of favourites in the address shows; undefined while it is closed. */
export function favouritesOf(query: string): readonly number[] | undefined {
  const { act, favouriteIds } = parsePageQuery(query);
  return act === FAVOURITES ? favouriteIds : undefined;
}
