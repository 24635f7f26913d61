import type { FastifyInstance } from 'fastify';

function messageOf(status: number, error: Error, requestId: string): string {
  if (status < 500) return error.message;
  if (status === 503) return 'Service Unavailable';
  return `Internal Server Error (${requestId})`;
}

/** R3.24: 4xx says what is wrong; 5xx says little and gives the request's id. */
export function registerErrorReply(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500 && status !== 503) request.log.error(error);
    const message = messageOf(status, error, request.id);
    void reply
      .status(status)
      .header('cache-control', 'no-store')
      .send({ result_status: status, data: [{ message }] });
  });
  app.setNotFoundHandler((_request, reply) => {
    void reply
      .status(404)
      .header('cache-control', 'no-store')
      .send({ result_status: 404, data: [{ message: 'Not Found' }] });
  });
}
