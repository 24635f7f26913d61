import type { QueryParams } from '../widget/index.ts';

/** One text for one query, whatever order it was written in: names sorted, the values of a list as they came, percent-encoded. */
export function toRecordedQuery(query: QueryParams): string {
  const names = Object.keys(query).sort();
  const pairs = names.flatMap((name) =>
    [query[name] ?? []].flat().map((value) => [name, String(value)]),
  );
  return new URLSearchParams(pairs).toString();
}
