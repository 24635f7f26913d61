import { drawFrom } from 'gateway/src/inventory/filling/random.ts';
import { aQuery } from 'gateway/src/testing/aQuery.ts';

/**
 * Returns a function that draws random searches, as queries of the gateway. It never returns a query
 * twice. They are those of the test that compares the index with SQL.
 */
export function distinctSearches(seed: number): (count: number) => string[] {
  const draw = drawFrom(seed);
  const drawn = new Set<string>();
  const next = (): string => {
    const query = aQuery(draw);
    if (drawn.has(query)) return next();
    drawn.add(query);
    return encodeURI(decodeURI(query));
  };
  return (count) => Array.from({ length: count }, next);
}
