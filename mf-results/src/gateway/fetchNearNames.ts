import { callGateway, resultSuggestion } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';
import type { ResultPage } from '../result-address/resultHref.ts';
import { searchParameters } from './searchParameters.ts';

/** Milliseconds; the page offers no name that takes longer. */
const TIMEOUT = 3000;

/**
 * R7.05: returns the names of the courses that are nearly the name of a search; none where a name
 * holds it. Rejects with the error family.
 */
export async function fetchNearNames(
  host: WidgetHost,
  condition: SearchCondition,
  page: ResultPage,
  signal?: AbortSignal,
): Promise<string[]> {
  const query = {
    ...searchParameters(condition, page),
    search_c_name: condition.courseName,
  };
  const found = await callGateway(host, resultSuggestion, query, { signal, timeout: TIMEOUT });
  return found.flatMap((each) => (each.kind === 'course' && each.isNear ? [each.name] : []));
}
