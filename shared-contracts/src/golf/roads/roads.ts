import { PREFECTURES, expandRegions } from '../areas/index.ts';
import { ROAD_NAMES } from './roadNames.ts';
import { ROAD_PREFECTURES } from './roadPrefectures.ts';

export interface Road {
  readonly code: number;
  readonly name: string;
  readonly prefectures: readonly number[];
}

/** R3.14: every road with its code, name and prefectures. */
export const ROADS: readonly Road[] = ROAD_NAMES.map((name, index) => ({
  code: index + 1,
  name,
  prefectures: ROAD_PREFECTURES[index] ?? [],
}));

/** R3.14: the codes of the roads of each prefecture, by the prefecture's code. */
export const ROADS_OF_PREFECTURE: Readonly<Record<number, readonly number[]>> = Object.fromEntries(
  PREFECTURES.map(({ code }) => [
    code,
    ROADS.filter((road) => road.prefectures.includes(code)).map((road) => road.code),
  ]),
);

/**
 * R3.14: returns the choices of the list of roads for some areas. The first one has an empty value;
 * `value` is the road code.
 */
export function roadChoices(
  area: readonly number[],
): readonly { readonly value: string; readonly label: string }[] {
  const prefectures = expandRegions(area);
  const roads = ROADS.filter((road) => road.prefectures.some((code) => prefectures.includes(code)));
  return [
    { value: '', label: '道路名' },
    ...roads.map(({ code, name }) => ({ value: String(code), label: name })),
  ];
}
