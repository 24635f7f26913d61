import type { FacetField } from 'shared-contracts/search';
import type { SearchCriteria } from './criteria.ts';

/** What the counts of one facet are asked of. */
export interface FacetCriteria {
  readonly field: FacetField;
  /** The search without any wish in the field. */
  readonly open: SearchCriteria;
  /** The search with each of the values in the field. */
  readonly each: readonly SearchCriteria[];
}

/** How many courses a search finds. */
export interface FacetCounts {
  readonly count: number;
  /** For each facet, in their order, those of each of its values. */
  readonly facets: readonly (readonly number[])[];
}
