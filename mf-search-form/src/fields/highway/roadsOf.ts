import { REGIONS, type Region, WHOLE_COUNTRY } from 'shared-contracts/areas';
import { ROADS, roadChoices } from 'shared-contracts/roads';

/** A road by its code on the wire and its Japanese name. */
export interface RoadChoice {
  readonly code: number;
  readonly name: string;
}

/** Roads that are offered together: those of the areas, or of a region of the whole country. */
export interface RoadGroup {
  readonly region?: Region['name'];
  readonly roads: readonly RoadChoice[];
}

/** The roads of the whole country, each in the first region that it runs through. */
function roadsByRegion(): readonly RoadGroup[] {
  const byRegion = Map.groupBy(ROADS, (road) =>
    REGIONS.find(({ prefectures }) => road.prefectures.some((code) => prefectures.includes(code))),
  );
  return REGIONS.map((region) => ({ region: region.name, roads: byRegion.get(region) ?? [] }));
}

/**
 * R3.14: gives the roads of the chosen areas, each once; for the whole country it gives all roads, by region. None for
 * areas without roads.
 */
export function roadsOf(area: readonly number[]): readonly RoadGroup[] {
  if (area.includes(WHOLE_COUNTRY)) return roadsByRegion();
  const roads = roadChoices(area)
    .filter(({ value }) => value !== '')
    .map(({ value, label }) => ({ code: Number(value), name: label }));
  return roads.length === 0 ? [] : [{ roads }];
}
