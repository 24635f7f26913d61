/** More hits than these are not shown on a map (R8.02). */
export const MOST_ON_MAP = 500;

/** Rounds on a page of the solo search. */
export const SOLO_PAGE_SIZE = 20;
