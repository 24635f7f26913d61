import type { FastifyInstance } from 'fastify';

/**
 * Accepts plain HTML forms of up to `longest` bytes. The body is an object of texts; the last field
 * of a name counts.
 */
export function acceptForms(app: FastifyInstance, longest: number): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longest },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
}
