import type { FacetCounts } from 'shared-contracts/gateway';
import { parseSearchQuery } from 'shared-contracts/search';
import type { WidgetHost, WidgetProps } from 'shared-contracts/widget';
import { DOCUMENT_TIMEOUT, fetchCourseFacets } from '../gateway/fetchCourseFacets.ts';
import { toResultPage } from '../result-address/resultHref.ts';
import { facetsKey } from './facetsKey.ts';

/** The counts of the first paint, and which search they are of. */
export interface FirstFacets {
  readonly key: string;
  readonly reply: FacetCounts;
}

/**
 * Loads the counts of the first paint on the server. Resolves to undefined when the query has an error,
 * and when the call fails or takes too long: the filters then have no counts yet. Never rejects.
 */
export async function loadFirstFacets(
  { query, page: pageName }: WidgetProps,
  host: WidgetHost,
): Promise<FirstFacets | undefined> {
  const { condition, error } = parseSearchQuery(query, { now: host.now(), form: 'result' });
  if (error) return undefined;
  const page = toResultPage(pageName);
  try {
    const reply = await fetchCourseFacets(host, condition, page, { timeout: DOCUMENT_TIMEOUT });
    return { key: facetsKey(condition, page), reply };
  } catch (failure) {
    host.telemetry.error(failure, { call: 'course-facets' });
    return undefined;
  }
}
