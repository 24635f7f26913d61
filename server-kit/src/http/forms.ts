import type { FastifyInstance } from 'fastify';

/** Takes plain HTML forms, as an object of texts; of a name that comes twice the last one counts. `longest` in bytes. */
export function acceptForms(app: FastifyInstance, longest: number): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longest },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
}
