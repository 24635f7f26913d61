import type { CountryName, PrefectureName, RegionName } from '../areas/index.ts';
import type { FlagLabel } from './flagLabels.ts';
import type { Word } from './word.ts';

/**
 * A Japanese text of the contracts without values: a name of a place, a label of a parameter or a
 * choice, a message. Every language has it; a text that no table of the labels knows does not
 * compile.
 */
export type Label = PrefectureName | RegionName | CountryName | FlagLabel | Word;
