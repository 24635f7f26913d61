export { Filters as View } from './Filters.tsx';
export { FilterSheet } from './FilterSheet.tsx';
export { loadFirstFacets } from './loadFirstFacets.ts';
