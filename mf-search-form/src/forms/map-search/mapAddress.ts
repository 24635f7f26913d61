import { WHOLE_COUNTRY } from 'shared-contracts/areas';
import { MOST_ON_MAP } from 'shared-contracts/gateway';
import {
  parsePageQuery,
  toPageQuery,
  toSearchQuery,
  type SearchCondition,
  type SearchError,
} from 'shared-contracts/search';
import type { DayNumber } from 'shared-contracts/format';
import { readAddress } from '../../condition/initialCondition.ts';

export const MAP_PATH = '/search/map/';
export { MOST_ON_MAP };

/** What the address of the map says. */
export interface MapAddress {
  readonly condition: SearchCondition;
  /** R5.24: why no markers are shown. */
  readonly error: SearchError | undefined;
  /** South, west, north, east; none shows the whole area. */
  readonly bounds: readonly number[];
  /** Whether an area is chosen, so that its courses are shown; else the prefectures are. */
  readonly hasArea: boolean;
}

export function readMapAddress(query: string, today: DayNumber): MapAddress {
  const { condition, error } = readAddress({ page: 'map', query }, today);
  const bounds = parsePageQuery(query).bounds;
  return {
    condition,
    error,
    bounds,
    hasArea:
      error === undefined && condition.area.length > 0 && !condition.area.includes(WHOLE_COUNTRY),
  };
}

/** The map of a condition, and of a part of it. */
export function mapHref(condition: SearchCondition, bounds: readonly number[] = []): string {
  const search = toSearchQuery({
    ...condition,
    page: 1,
    compareWith: [],
    view: 'list',
    courseName: '',
    searchType: 'pc_map_search',
  });
  const part = toPageQuery({ bounds });
  return `${MAP_PATH}?${part === '' ? search : `${search}&${part}`}`;
}

/** Gives the link to the map of one prefecture or region. A road of the old area goes with it. */
export function areaHref(condition: SearchCondition, code: number): string {
  return mapHref({ ...condition, area: [code], highway: 0, distance: 0 });
}

/** Says what the gateway is asked for: the part of the map that is looked at does not change it. */
export function mapKey({ condition, hasArea }: MapAddress): string {
  return `${hasArea ? 'area' : 'country'}?${toSearchQuery({ ...condition, page: 1, compareWith: [], view: 'list', searchType: '', lid: '', tp: '', ...(hasArea ? {} : { area: [] }) })}`;
}
