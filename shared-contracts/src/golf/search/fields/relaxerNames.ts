/**
 * The suggestions of an empty result, each of which removes one wish or a group of wishes; the most
 * useful first.
 */
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
