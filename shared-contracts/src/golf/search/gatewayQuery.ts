import { OVERSEAS, WHOLE_COUNTRY } from '../areas/index.ts';
import { COMPE_TYPES } from './choices/index.ts';
import type { ParsedSearch, SearchCondition } from './condition.ts';
import { defaultCondition } from './defaults.ts';
import { DERIVED_PARAMETERS, GATEWAY_CONSTANTS, PARAMETERS } from './parameters.ts';
import { parseRawQuery } from './parseSearchQuery.ts';
import { type RawQuery, readQuery } from './rawQuery.ts';
import { type WrittenQuery, serialiseQuery, writeParameters } from './writeParameters.ts';

const TABLE = [...PARAMETERS, ...DERIVED_PARAMETERS];

/**
 * R5.36: returns the keyword with the words for a competition's perks, because the gateway gets the
 * perks only there.
 */
function keywordWithMarkers({ keyword, compeTypes }: SearchCondition): string {
  return [
    keyword,
    ...COMPE_TYPES.filter(({ value }) => compeTypes.includes(value)).map(({ marker }) => marker),
  ]
    .filter((word) => word !== '')
    .join(' ');
}

function toSent(condition: SearchCondition): SearchCondition {
  return {
    ...condition,
    keyword: keywordWithMarkers(condition),
    area:
      condition.courseName !== '' && !condition.area.includes(OVERSEAS)
        ? [WHOLE_COUNTRY]
        : condition.area,
    country: condition.country.filter((code) => code !== 0),
  };
}

/** R7.03: returns the query of the course search. Callers do not pass a condition with an error. */
export function toGatewayQuery(condition: SearchCondition): WrittenQuery {
  return {
    ...GATEWAY_CONSTANTS,
    ...writeParameters(TABLE, toSent(condition), defaultCondition('normal', 0), { to: 'gateway' }),
  };
}

/** A query as a server's query parser returns it. */
export type ParsedQuery = Readonly<Record<string, unknown>>;

function toTexts(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .filter((text) => typeof text === 'string' || typeof text === 'number')
    .map(String);
}

function toRawQuery(query: ParsedQuery): RawQuery {
  return readQuery(
    serialiseQuery(
      Object.fromEntries(Object.entries(query).map(([name, value]) => [name, toTexts(value)])),
    ),
  );
}

/**
 * R7.03: reads the query of the course search for the gateway, which answers an `error` by 400. The
 * mode is normal or overseas. A course name is searched everywhere, so `area` is then empty or
 * overseas.
 */
export function parseGatewayQuery(
  query: string | ParsedQuery,
  { now }: { readonly now: number },
): ParsedSearch {
  return parseRawQuery(typeof query === 'string' ? readQuery(query) : toRawQuery(query), {
    now,
    form: 'result',
  });
}
