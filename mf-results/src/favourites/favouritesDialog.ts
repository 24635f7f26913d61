import { withTexts } from 'shared-ui/messages';
import { lateView } from '../on-demand/lateView.tsx';

// a part of the comparison's chunk: both list chosen courses, and each chunk costs the first script its name and hash
function loadChunk() {
  return withTexts(import(/* webpackChunkName: "compare" */ './favouritesChunk.ts'));
}

/** The list of favourites, which loads when the address opens it. */
export const favouritesDialog = lateView(loadChunk);

/** The link to the list, which loads when there is something in it. A chunk that was lost shows none. */
export const favouritesLink = lateView(() =>
  loadChunk()
    .then(({ FavouritesLink: View }) => ({ View }))
    .catch(() => new Promise<never>(() => {})),
);
