import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import { RequestError } from 'server-kit/http/requestError';

/** Longer than any search that a form can write. */
const LONGEST_URL = 8192;
const MOST_PAIRS = 200;

/** A query as names and values, repeated names as lists. It must not throw: no error handler stands behind it. */
export function parseQuery(text: string): Record<string, unknown> {
  return {
    ...parse(text.slice(0, LONGEST_URL), '&', '=', { maxKeys: MOST_PAIRS }),
  };
}

/** A longer address is refused before anything else is done with it. */
export function registerQueryLimit(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if ((raw.url ?? '').length > LONGEST_URL) throw new RequestError(414, 'The query is too long');
  });
}
