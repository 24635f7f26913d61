/** A widget that random inputs may be about: it fills no slot of the site. */
export const FUZZED = 'mf-fuzzed';
