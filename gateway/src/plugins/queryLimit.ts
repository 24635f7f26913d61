import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import { RequestError } from 'server-kit/http/requestError';

/** Characters; no form can write a longer search. */
const LONGEST_URL = 8192;
const MOST_PAIRS = 200;

/**
 * Parses a query; a repeated name has a list. It must not throw, because no error handler catches
 * what it throws.
 */
export function parseQuery(text: string): Record<string, unknown> {
  return {
    ...parse(text.slice(0, LONGEST_URL), '&', '=', { maxKeys: MOST_PAIRS }),
  };
}

/** Refuses a longer address with 414 before anything else happens. */
export function registerQueryLimit(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if ((raw.url ?? '').length > LONGEST_URL) throw new RequestError(414, 'The query is too long');
  });
}
