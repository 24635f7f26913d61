import { WHOLE_COUNTRY } from 'shared-contracts/areas';
import { ROADS, roadChoices } from 'shared-contracts/roads';
import { normaliseText } from 'shared-contracts/search';

export interface RoadChoice { readonly code: number; readonly name: string }

/** R3.14: the roads of the chosen areas; of the whole country all of them. */
export const roadsOf = (area: readonly number[]): readonly RoadChoice[] =>
  (area.includes(WHOLE_COUNTRY) ? ROADS : roadChoices(area).filter(({ value }) => value !== '').map(({ value, label }) => ({ code: Number(value), name: label })));

/** Those whose name holds what was typed. */
export const roadsNamed = (roads: readonly RoadChoice[], text: string): readonly RoadChoice[] => {
  const words = normaliseText(text).split(' ').filter((word) => word !== '');
  return roads.filter(({ name }) => words.every((word) => name.includes(word)));
};
