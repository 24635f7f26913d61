import type { QueryParams } from '../widget/index.ts';

/**
 * Writes a query in one form: names sorted, the values of a list in their order, percent-encoded.
 */
export function toRecordedQuery(query: QueryParams): string {
  const names = Object.keys(query).sort();
  const pairs = names.flatMap((name) =>
    [query[name] ?? []].flat().map((value) => [name, String(value)]),
  );
  return new URLSearchParams(pairs).toString();
}
