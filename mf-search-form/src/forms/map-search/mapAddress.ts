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

/** What the address of the map asks for. */
export interface MapAddress {
  readonly condition: SearchCondition;
  /** R5.24: why the map shows no markers. */
  readonly error: SearchError | undefined;
  /** South, west, north, east in degrees; an empty list shows the whole area. */
  readonly bounds: readonly number[];
  /** Whether an area is chosen, so that the map shows its courses instead of the prefectures. */
  readonly hasArea: boolean;
}

/** Reads the address of the map. */
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

/** Gives the link to the map of a condition, or of a part of that map. */
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

/**
 * Gives the link to the map of one prefecture or region. It drops a road, which belongs to another
 * area.
 */
export function areaHref(condition: SearchCondition, code: number): string {
  return mapHref({ ...condition, area: [code], highway: 0, distance: 0 });
}

/** Gives a key for what the gateway is asked for. Moving the map does not change it. */
export function mapKey({ condition, hasArea }: MapAddress): string {
  return `${hasArea ? 'area' : 'country'}?${toSearchQuery({ ...condition, page: 1, compareWith: [], view: 'list', searchType: '', lid: '', tp: '', ...(hasArea ? {} : { area: [] }) })}`;
}
