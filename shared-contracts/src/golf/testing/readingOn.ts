import { type ParsedSearch, type SearchForm, parseSearchQuery } from '../search/index.ts';

/** Reads queries on a day of Japan, `YYYY-MM-DD`, at noon, by the result form unless told otherwise. */
export function readingOn(day: string) {
  return (query: string, form: SearchForm = 'result'): ParsedSearch =>
    parseSearchQuery(query, { now: Date.parse(`${day}T12:00:00+09:00`), form });
}
