import {
  optionChips,
  type OptionChip,
  type OptionField,
  type SearchCondition,
} from 'shared-contracts/search';
import { knownRoadName } from './roadNames.ts';

/**
 * Gives a chip for each chosen value of these fields, in the order of the fields. A road is named
 * once its name has come.
 */
export function chosenOptions(
  condition: SearchCondition,
  fields: readonly OptionField[],
): readonly OptionChip[] {
  const name = knownRoadName(condition.highway);
  return optionChips(condition, fields).map((chip) =>
    chip.key === 'highway' && name !== undefined
      ? { ...chip, text: { key: 'road', values: { name } } }
      : chip,
  );
}
