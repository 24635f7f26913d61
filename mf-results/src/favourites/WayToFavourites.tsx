import type { SearchCondition } from 'shared-contracts/search';
import { useKept } from 'shared-ui/favourites';
import { favouritesLink } from './favouritesDialog.ts';

/** The link to the favourites, once this device has one or has followed a course. */
export function WayToFavourites({ condition }: { readonly condition: SearchCondition }) {
  const kept = [...useKept('favourite_courses'), ...useKept('seen_courses')];
  return kept.length > 0 && <favouritesLink.Late condition={condition} waiting={null} />;
}
