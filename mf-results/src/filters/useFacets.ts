import { useState } from 'react';
import type { FacetCounts } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { useHost } from 'shared-ui/island';
import { fetchCourseFacets } from '../gateway/fetchCourseFacets.ts';
import { useOnDemand } from '../on-demand/useOnDemand.ts';
import { useResultPage } from '../result-address/resultHref.ts';
import { facetsKey } from './facetsKey.ts';
import type { FirstFacets } from './loadFirstFacets.ts';

/** The counts that are known, and whether those of the present search are under way. */
interface KnownFacets {
  readonly facets: FacetCounts | undefined;
  readonly isLoading: boolean;
}

/**
 * Loads the counts of a search; the server has loaded those of the first paint. The last counts stay until
 * others have come, so that nothing moves.
 */
export function useFacets(condition: SearchCondition, first: FirstFacets | undefined): KnownFacets {
  const host = useHost();
  const page = useResultPage();
  const key = facetsKey(condition, page);
  const known = first?.key === key ? first.reply : undefined;
  const asked = useOnDemand('course-facets', known ? undefined : key, (signal) =>
    fetchCourseFacets(host, condition, page, { signal }),
  );
  const [last, setLast] = useState(known);
  const present = known ?? asked.value;
  if (present !== undefined && present !== last) setLast(present);
  const isLoading = present === undefined && asked.status !== 'failed';
  return { facets: present ?? (isLoading ? last : undefined), isLoading };
}
