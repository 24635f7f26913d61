export { NoResults as View } from './NoResults.tsx';
export { findWaysOut } from './findWaysOut.ts';
