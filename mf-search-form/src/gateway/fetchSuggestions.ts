import {
  callGateway,
  courseNameSuggestion,
  resultSuggestion,
  type Suggestion,
} from 'shared-contracts/gateway';
import type { SearchForm } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';

const SINGULAR = { id: 'course-name', strategy: 'cancel-active' } as const;

/**
 * R7.05: fetches what the top form, or another form, suggests for a name. A newer call cancels an
 * older one. Rejects when the call fails.
 */
export function fetchSuggestions(
  host: WidgetHost,
  page: SearchForm,
  name: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const query = { search_c_name: name };
  const options = { signal, singular: SINGULAR };
  return page === 'top'
    ? callGateway(host, courseNameSuggestion, query, options)
    : callGateway(host, resultSuggestion, query, options);
}
