import japanese from '../labels/ja.ts';
import {
  type ParsedSearch,
  type SearchError,
  type SearchForm,
  parseSearchQuery,
} from '../search/index.ts';

/** A search that was read, with its error's message in Japanese. */
interface SaidSearch extends Omit<ParsedSearch, 'error'> {
  readonly error?: Omit<SearchError, 'message'> & { readonly message: string };
}

/**
 * Reads queries on a day of Japan, `YYYY-MM-DD`, at noon, as the result form does unless told
 * otherwise. Its error speaks Japanese.
 */
export function readingOn(day: string) {
  return (query: string, form: SearchForm = 'result'): SaidSearch => {
    const now = Date.parse(`${day}T12:00:00+09:00`);
    const { error, ...read } = parseSearchQuery(query, { now, form });
    return error ? { ...read, error: { ...error, message: japanese(error.message) } } : read;
  };
}
