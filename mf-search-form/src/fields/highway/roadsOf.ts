import { WHOLE_COUNTRY } from 'shared-contracts/areas';
import { ROADS, roadChoices } from 'shared-contracts/roads';

export interface RoadChoice {
  readonly code: number;
  readonly name: string;
}

/** R3.14: the roads of the chosen areas; of the whole country all of them. */
export function roadsOf(area: readonly number[]): readonly RoadChoice[] {
  return area.includes(WHOLE_COUNTRY)
    ? ROADS
    : roadChoices(area)
        .filter(({ value }) => value !== '')
        .map(({ value, label }) => ({ code: Number(value), name: label }));
}
