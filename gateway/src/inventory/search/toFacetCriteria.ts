import {
  FACET_FIELDS,
  FACETS,
  type SearchCondition,
  withFacet,
  withoutFacet,
} from 'shared-contracts/search';
import type { FacetCriteria } from './facetCriteria.ts';
import { toCriteria } from './toCriteria.ts';

/** Translates a condition at `now` into what its facets ask of the inventory, as `toCriteria` does. */
export function toFacetCriteria(
  condition: SearchCondition,
  now: number,
  isSecret: boolean,
): FacetCriteria[] {
  return FACET_FIELDS.map((field) => ({
    field,
    open: toCriteria(withoutFacet(condition, field), now, isSecret),
    each: FACETS[field].map((value) =>
      toCriteria(withFacet(condition, field, value), now, isSecret),
    ),
  }));
}
