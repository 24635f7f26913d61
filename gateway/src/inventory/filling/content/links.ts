import {
  toPartialSearchQuery,
  toPartialSoloQuery,
  type SearchCondition,
  type SoloCondition,
} from 'shared-contracts/search';

/** The results of a search that says these fields and leaves the others to the day on which it is followed. */
export function resultHref(fields: Partial<SearchCondition>): string {
  return `/search/result/?${toPartialSearchQuery(fields)}`;
}

export function soloHref(fields: Partial<SoloCondition>): string {
  return `/search/solo/?${toPartialSoloQuery(fields)}`;
}

/** A page of the sites around this one; `lid` says where the visitor came from. */
export function landingHref(name: string, lid: string): string {
  return `/gora/landing/${name}?${toPartialSearchQuery({ lid })}`;
}
