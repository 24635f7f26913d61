import {
  DEFAULT_PREFECTURE,
  expandRegions,
  isPrefectureCode,
  REGION_COOKIE,
  REGION_COOKIE_AGE,
  regionOf,
} from 'shared-contracts/areas';
import type { DayNumber } from 'shared-contracts/format';
import {
  initialCondition,
  parsePageQuery,
  toSearchQuery,
  type SearchCondition,
} from 'shared-contracts/search';
import type { WidgetStorage } from 'shared-contracts/widget';
import { momentOf } from '../initialCondition.ts';
import { readState, writeState } from './sessionState.ts';

const COOKIES = {
  condition: 'search_condition',
  prefecture: 'prefecture',
  country: 'country',
} as const;
const COOKIE_AGE = 30 * 86_400;

function firstPrefecture(area: readonly number[]): number | undefined {
  return expandRegions(area).find(isPrefectureCode);
}

/** R4.04: gives the condition that this browser remembers, or the default one. */
export function readStoredCondition(storage: WidgetStorage, today: DayNumber): SearchCondition {
  const { normalCondition } = readState(storage);
  const kept = (name: keyof typeof COOKIES) => storage.cookies.get(COOKIES[name]);
  return initialCondition(
    {
      session: typeof normalCondition === 'string' ? normalCondition : null,
      cookie: kept('condition'),
      prefecture: kept('prefecture'),
      country: kept('country'),
    },
    momentOf(today),
  );
}

/** R9.04: keeps the condition for the session. */
export function storeInSession(storage: WidgetStorage, condition: SearchCondition): void {
  return writeState(storage, { normalCondition: toSearchQuery(condition) });
}

/** R4.04: keeps the condition that the next visit begins with, for 30 days. */
export function storeSearch({ cookies }: WidgetStorage, condition: SearchCondition): void {
  cookies.set(COOKIES.condition, toSearchQuery(condition), COOKIE_AGE);
  cookies.set(COOKIES.prefecture, String(firstPrefecture(condition.area) ?? ''), COOKIE_AGE);
  cookies.set(COOKIES.country, condition.country.join(','), COOKIE_AGE);
}

/**
 * R2.19: gives the prefecture of the visitor's region: from the address, else from the cookie;
 * undefined when neither says.
 */
export function knownHome({ cookies }: WidgetStorage, query: string): number | undefined {
  return [parsePageQuery(query).areaView, Number(cookies.get(REGION_COOKIE))].find(
    isPrefectureCode,
  );
}

/** R2.19: gives the prefecture of the visitor's region, or Hokkaido while it is not known. */
export function readHome(storage: WidgetStorage, query: string): number {
  return knownHome(storage, query) ?? DEFAULT_PREFECTURE;
}

/** A visitor whose region is not known plays where most courses are. */
const TOKYO = 13;

/** Gives the region at which a choice of areas opens: the visitor's, or 関東・甲信越. */
export function regionToOpen(storage: WidgetStorage, query: string): number {
  return regionOf(knownHome(storage, query) ?? TOKYO);
}

/** R2.19: remembers the region of the first area; without a prefecture it changes nothing. */
export function storeHome({ cookies }: WidgetStorage, area: readonly number[]): void {
  const home = firstPrefecture(area);
  if (home !== undefined) cookies.set(REGION_COOKIE, String(home), REGION_COOKIE_AGE);
}
