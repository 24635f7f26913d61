import { isApiError, isTimeout } from 'shared-contracts/errors';
import type { CoursePage } from 'shared-contracts/gateway';
import { parseSearchQuery, type SearchCondition, type SearchError } from 'shared-contracts/search';
import type { SEARCH_MESSAGES } from 'shared-contracts/messages';
import type { RequestOptions, WidgetHost, WidgetProps } from 'shared-contracts/widget';
import { fetchCourseSearch } from '../gateway/fetchCourseSearch.ts';
import type { WayOut } from '../no-results/findWaysOut.ts';
import { noResults } from '../no-results/noResults.ts';
import { hasCourses } from './hasCourses.ts';
import { toResultPage } from '../result-address/resultHref.ts';

/** The messages of R8.01 that a search can end with. */
export type FailureCode = keyof typeof SEARCH_MESSAGES;

/** How a search ended. It is plain data, which the server can send to the browser. */
export type SearchOutcome =
  /** `waysOut` are wider searches; none when the page has courses. */
  | {
      readonly kind: 'found';
      readonly condition: SearchCondition;
      readonly reply: CoursePage;
      readonly waysOut: readonly WayOut[];
    }
  /** The query has an error, so nothing was asked. */
  | { readonly kind: 'rejected'; readonly condition: SearchCondition; readonly error: SearchError }
  | {
      readonly kind: 'failed';
      readonly condition: SearchCondition;
      readonly code: FailureCode;
      /** The status of the call (`ApiError`), or empty. */
      readonly status?: number | string;
    };

/** A status of the gateway that refuses the condition, in which the form has found nothing wrong. */
const BAD_REQUEST = 400;

/** R8.01, R8.03: returns why a search failed, and the status of its call. */
function reasonOf(failure: unknown): { code: FailureCode; status: number | string } {
  const status = isApiError(failure) ? failure.status : '';
  if (isTimeout(failure)) return { code: 'TIMEOUT', status };
  return { code: status === BAD_REQUEST ? 'DEFAULT' : 'APIERROR', status };
}

/** How a search is sent. */
export interface SearchOptions extends Pick<RequestOptions, 'signal' | 'singular'> {
  /** An answer that was loaded ahead; when it fails, the search is sent again. */
  readonly ahead?: Promise<CoursePage> | undefined;
  /** The moment for which the query is read, in milliseconds. Default: now. */
  readonly now?: number;
}

/**
 * R8.03: runs the search in the query. Rejects only when `signal` aborts; any other failure is an
 * outcome and is reported once.
 */
export async function searchCourses(
  { query, page: pageName }: WidgetProps,
  host: WidgetHost,
  { ahead, now = host.now(), ...options }: SearchOptions = {},
): Promise<SearchOutcome> {
  const { condition, error } = parseSearchQuery(query, { now, form: 'result' });
  if (error) return { kind: 'rejected', condition, error };
  const page = toResultPage(pageName);
  try {
    const ask = () => fetchCourseSearch(host, condition, page, options);
    const reply = await (ahead?.catch(ask) ?? ask());
    if (hasCourses(reply, condition.page)) return { kind: 'found', condition, reply, waysOut: [] };
    const { findWaysOut } = await noResults.load();
    const waysOut = await findWaysOut(host, { condition, reply, page }, options.signal);
    return { kind: 'found', condition, reply, waysOut };
  } catch (failure) {
    if (options.signal?.aborted) throw failure;
    host.telemetry.error(failure, { call: 'course-search' });
    return {
      kind: 'failed',
      condition,
      ...reasonOf(failure),
    };
  }
}
