import {
  toPartialSearchQuery,
  toPartialSoloQuery,
  type SearchCondition,
  type SoloCondition,
} from 'shared-contracts/search';

/**
 * Returns a link to a search with these fields; the other fields get the defaults of the day on
 * which somebody follows it.
 */
export function resultHref(fields: Partial<SearchCondition>): string {
  return `/search/result/?${toPartialSearchQuery(fields)}`;
}

/** Returns a link to a solo search with these fields. */
export function soloHref(fields: Partial<SoloCondition>): string {
  return `/search/solo/?${toPartialSoloQuery(fields)}`;
}

/** Returns a link to a page of a neighbouring site; `lid` says where the visitor came from. */
export function landingHref(name: string, lid: string): string {
  return `/gora/landing/${name}?${toPartialSearchQuery({ lid })}`;
}
