import { WHOLE_COUNTRY } from 'shared-contracts/areas';
import { ROADS, roadChoices } from 'shared-contracts/roads';

/** A road by its code on the wire and its Japanese name. */
export interface RoadChoice {
  readonly code: number;
  readonly name: string;
}

/**
 * R3.14: gives the roads of the chosen areas, each once; for the whole country it gives all roads.
 */
export function roadsOf(area: readonly number[]): readonly RoadChoice[] {
  return area.includes(WHOLE_COUNTRY)
    ? ROADS
    : roadChoices(area)
        .filter(({ value }) => value !== '')
        .map(({ value, label }) => ({ code: Number(value), name: label }));
}
