import { type FlagOption, type OptionField, isFlagOption } from './options.ts';
import { OPTIONS } from './searchFields.ts';

/** The options that are on or off, in the order of the forms. */
export const FLAG_OPTIONS: readonly FlagOption[] = (
  Object.keys(OPTIONS) as readonly OptionField[]
).filter(isFlagOption);
