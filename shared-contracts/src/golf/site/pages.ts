/** R3.11, with the pages of R2: the page of a slot. */
export const PAGE_NAMES = [
  'top',
  'sp-top',
  'detail',
  'result',
  'map',
  'solo',
  'secret',
  'course',
  'not-found',
  'error',
] as const;
export type PageName = (typeof PAGE_NAMES)[number];
