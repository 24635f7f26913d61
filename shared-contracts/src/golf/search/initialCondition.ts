import { OVERSEAS, isPrefectureCode } from '../areas/index.ts';
import { parseInteger } from './codecs.ts';
import type { SearchCondition } from './condition.ts';
import { defaultCondition } from './defaults.ts';
import { pickArea, pickCountry } from './changes/index.ts';
import { parseSearchQuery } from './parseSearchQuery.ts';

/** What was kept of earlier visits; absent or empty where nothing was. A condition is kept as `toSearchQuery` writes it. */
export interface KeptCondition {
  readonly session?: string | null;
  readonly cookie?: string | null;
  /** A prefecture's code. */
  readonly prefecture?: string | null;
  /** Codes of countries with commas. */
  readonly country?: string | null;
}

function fromPlace(
  { prefecture, country }: KeptCondition,
  defaults: SearchCondition,
): SearchCondition {
  const code = parseInteger(prefecture ?? undefined) ?? 0;
  if (isPrefectureCode(code)) return pickArea(defaults, [code]);
  const countries = (country ?? '').split(',').map((text) => parseInteger(text) ?? 0);
  const abroad = pickCountry({ ...defaults, searchMode: 'overseas' }, countries);
  return abroad.country.length > 0 ? { ...abroad, area: [OVERSEAS] } : defaults;
}

/** R4.04: session storage, then the cookies (condition, prefecture, country), then the defaults. R4.05 holds for what was kept. */
export function initialCondition(kept: KeptCondition, now: number): SearchCondition {
  const query = [kept.session, kept.cookie].find(
    (text) => text !== undefined && text !== null && text !== '',
  );
  if (query) return parseSearchQuery(query, { now, form: 'top', isStored: true }).condition;
  return fromPlace(kept, defaultCondition('normal', now));
}

/** R4.15: after the browser's back button the address says which courses are compared. */
export function restoreCompareWith(condition: SearchCondition, query: string): SearchCondition {
  return {
    ...condition,
    compareWith: parseSearchQuery(query, { now: 0, form: 'top' }).condition.compareWith,
  };
}
