import {
  optionChips,
  type OptionChip,
  type OptionField,
  type SearchCondition,
} from 'shared-contracts/search';
import type { RoadName } from './roadNames.ts';

/**
 * Gives a chip for each chosen value of these fields, in the order of the fields. A road is named
 * once `roadName` knows it.
 */
export function chosenOptions(
  condition: SearchCondition,
  fields: readonly OptionField[],
  roadName?: RoadName,
): readonly OptionChip[] {
  const name = roadName?.(condition.highway);
  return optionChips(condition, fields).map((chip) =>
    chip.key === 'highway' && name !== undefined
      ? { ...chip, text: { key: 'road', values: { name } } }
      : chip,
  );
}
