import { callGateway, courseFacets, type FacetCounts } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';
import type { ResultPage } from '../result-address/resultHref.ts';
import { searchParameters } from './searchParameters.ts';

/** Milliseconds; the page shows no counts that take longer, and a document does not wait for them. */
const TIMEOUT = 3000;
export const DOCUMENT_TIMEOUT = 500;

/**
 * Returns how many courses a search of this condition finds with each value of each filter. Rejects with
 * the error family.
 */
export function fetchCourseFacets(
  host: WidgetHost,
  condition: SearchCondition,
  page: ResultPage,
  { signal, timeout = TIMEOUT }: { readonly signal?: AbortSignal; readonly timeout?: number } = {},
): Promise<FacetCounts> {
  return callGateway(host, courseFacets, searchParameters(condition, page), { signal, timeout });
}
