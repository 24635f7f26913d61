/** The id of the comparison, to which an address leads. */
export const COMPARISON = 'comparison';

/** The id of the chosen courses, to which the first links of the page lead. */
export const COMPARE_TRAY = 'compare-list';
