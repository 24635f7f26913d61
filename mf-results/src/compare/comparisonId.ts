/** The id of the comparison, to which an address leads. */
export const COMPARISON = 'comparison';
