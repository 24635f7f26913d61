import type { FastifyRequest } from 'fastify';

/**
 * Returns whether the browser shows the answer as a page: that of a link or of a plain form, not of a
 * script's call.
 */
export function wantsPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return (headers.accept ?? '').includes('text/html');
}
