/** What frees a search of one wish, or of a group of them, where nothing was found; the likeliest first. */
export const RELAXER_NAMES = [
  'noMaximum',
  'anyParty',
  'noConsecutive',
  'anyDay',
  'anyTime',
  'noPlanFeatures',
  'noHighway',
  'noKeyword',
  'noMinimum',
] as const;
export type RelaxerName = (typeof RELAXER_NAMES)[number];
