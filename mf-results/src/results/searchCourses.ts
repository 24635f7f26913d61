import { isTimeout } from 'shared-contracts/errors';
import type { CourseSearchReply } from 'shared-contracts/gateway';
import { parseSearchQuery, type SearchCondition, type SearchError } from 'shared-contracts/search';
import type { RequestOptions, WidgetHost } from 'shared-contracts/widget';
import { fetchCourseSearch } from '../gateway/fetchCourseSearch.ts';

/** How a search ended; plain enough to travel from the server to the browser. */
export type SearchOutcome =
  | { readonly kind: 'found'; readonly condition: SearchCondition; readonly reply: CourseSearchReply }
  /** The query itself is wrong: nothing was asked. */
  | { readonly kind: 'rejected'; readonly condition: SearchCondition; readonly error: SearchError }
  | { readonly kind: 'failed'; readonly condition: SearchCondition; readonly code: 'APIERROR' | 'TIMEOUT' };

/** R8.03. Rejects only when the caller has given up; every other failure is an outcome, reported once. */
export const searchCourses = async (
  query: string, host: WidgetHost, options: Pick<RequestOptions, 'signal' | 'singular'> = {},
): Promise<SearchOutcome> => {
  const { condition, error } = parseSearchQuery(query, { now: host.now(), form: 'result' });
  if (error) return { kind: 'rejected', condition, error };
  try {
    return { kind: 'found', condition, reply: await fetchCourseSearch(host, condition, options) };
  } catch (failure) {
    if (options.signal?.aborted) throw failure;
    host.telemetry.error(failure, { call: 'course-search' });
    return { kind: 'failed', condition, code: isTimeout(failure) ? 'TIMEOUT' : 'APIERROR' };
  }
};
