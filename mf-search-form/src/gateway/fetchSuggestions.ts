import {
  callGateway,
  courseNameSuggestion,
  resultSuggestion,
  type Suggestion,
} from 'shared-contracts/gateway';
import { toGatewayQuery, type SearchCondition, type SearchForm } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';

const SINGULAR = { id: 'course-name', strategy: 'cancel-active' } as const;

/**
 * R7.05: fetches what the top form, or another form, suggests for a name. The payload is the search
 * condition with this name. A newer call cancels an older one. Rejects when the call fails.
 */
export function fetchSuggestions(
  host: WidgetHost,
  page: SearchForm,
  { name, condition }: { readonly name: string; readonly condition: SearchCondition },
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const query = {
    ...toGatewayQuery({ ...condition, courseName: name, page: 1, compareWith: [] }),
    search_c_name: name,
  };
  const options = { signal, singular: SINGULAR };
  return page === 'top'
    ? callGateway(host, courseNameSuggestion, query, options)
    : callGateway(host, resultSuggestion, query, options);
}
