/** R3.01: the sizes of a party; 0 for a search that names none. */
export const PARTIES = [0, 2, 3, 4] as const;
