import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What the caller may know of an error. */
export interface Failure {
  /** 400 to 599. */
  readonly status: number;
  /** 4xx and 503 say what is wrong; other errors say little and give the request's id. */
  readonly message: string;
  /** Whether something went wrong here: any 5xx but 503, which only sends away. */
  readonly isOurs: boolean;
}

function toFailure({ statusCode = 500, message }: Error & { statusCode?: number }, id: string) {
  const status = statusCode >= 400 ? statusCode : 500;
  const isOurs = status >= 500 && status !== 503;
  return { status, isOurs, message: isOurs ? `Internal Server Error (${id})` : message };
}

/** R3.24: the one error handler of a server. What went wrong here is logged; `answer` gives the reply its form. */
export function registerErrorReply(
  app: FastifyInstance,
  answer: (failure: Failure, request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const failure = toFailure(error, request.id);
    if (failure.isOurs) request.log.error({ err: error }, 'a request failed');
    return answer(failure, request, reply);
  });
}
