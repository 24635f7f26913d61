import type { LogEvent } from 'kysely';
import { presentPlace } from '../http/requestContext.ts';
import { beginSpan } from '../tracing/spans.ts';

/** Characters of a statement. */
const LONGEST = 500;

/**
 * Records a query as a span of the request that asks it: Kysely's option `log`. The text has marks in
 * place of values.
 */
export function traceQueries({ level, query, queryDurationMillis }: LogEvent): void {
  const parent = presentPlace();
  if (parent === undefined) return;
  const name = `SQL ${query.sql.slice(0, query.sql.search(/\s|$/))}`;
  const startedAt = Date.now() - queryDurationMillis;
  beginSpan({ name, kind: 'client', parent, startedAt })?.end({
    attributes: { 'db.query.text': query.sql.slice(0, LONGEST) },
    isError: level === 'error',
  });
}
