import { PREFECTURES, expandRegions } from '../areas/index.ts';
import { ROAD_NAMES } from './roadNames.ts';
import { ROAD_PREFECTURES } from './roadPrefectures.ts';

export interface Road {
  readonly code: number;
  readonly name: string;
  readonly prefectures: readonly number[];
}

/** R3.14. */
export const ROADS: readonly Road[] = ROAD_NAMES.map((name, index) => ({
  code: index + 1,
  name,
  prefectures: ROAD_PREFECTURES[index] ?? [],
}));

/** R3.14: the codes of the roads that run through each prefecture, by its code. */
export const ROADS_OF_PREFECTURE: Readonly<Record<number, readonly number[]>> = Object.fromEntries(
  PREFECTURES.map(({ code }) => [
    code,
    ROADS.filter((road) => road.prefectures.includes(code)).map((road) => road.code),
  ]),
);

/** What a list of roads offers for the areas chosen; it starts with an empty key (R3.14). `value` is the code. */
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
