export { FavouritesDialog as View } from './FavouritesDialog.tsx';
export { FavouritesLink } from './FavouritesLink.tsx';
export { loadFavourites } from './loadFavourites.ts';
