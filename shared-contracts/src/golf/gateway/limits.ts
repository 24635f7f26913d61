/** R8.02: a map shows no courses when a search finds more than this. */
export const MOST_ON_MAP = 500;

/** The number of rounds on a page of the solo search. */
export const SOLO_PAGE_SIZE = 20;
