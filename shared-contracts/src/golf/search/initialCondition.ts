import { OVERSEAS, isPrefectureCode } from '../areas/index.ts';
import { parseInteger } from './codecs.ts';
import type { SearchCondition } from './condition.ts';
import { defaultCondition } from './defaults.ts';
import { pickArea, pickCountry } from './changes/index.ts';
import { parseSearchQuery } from './parseSearchQuery.ts';

/**
 * What the browser keeps of earlier visits; absent or empty when there is nothing. `toSearchQuery`
 * writes the kept conditions.
 */
export interface KeptCondition {
  readonly session?: string | null;
  readonly cookie?: string | null;
  /** The code of a prefecture. */
  readonly prefecture?: string | null;
  /** The codes of countries, separated by commas. */
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

/**
 * R4.04: returns the condition of session storage, else of the cookies (condition, prefecture,
 * country), else the defaults. R4.05 applies to kept conditions.
 */
export function initialCondition(kept: KeptCondition, now: number): SearchCondition {
  const query = [kept.session, kept.cookie].find(
    (text) => text !== undefined && text !== null && text !== '',
  );
  if (query) return parseSearchQuery(query, { now, form: 'top', isStored: true }).condition;
  return fromPlace(kept, defaultCondition('normal', now));
}
