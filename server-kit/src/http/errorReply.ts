import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AwayError } from './awayError.ts';
import { isDiskFull } from './isDiskFull.ts';
import { RequestError } from './requestError.ts';
import { toReason } from './toReason.ts';

/** The part of an error that the caller may see. */
export interface Failure {
  /** 400 to 599; 507 when a disk is full. */
  readonly status: number;
  /**
   * The error's own message for 4xx and 503; for other errors a general text with the request id.
   */
  readonly message: string;
  /** R8.08: the error's own message as far as the visitor of a page may read it. */
  readonly reason: string;
  /**
   * Whether the server itself failed: true for every 5xx except 503, which only asks to try later.
   */
  readonly isOurs: boolean;
}

function toFailure(error: Error & { statusCode?: number }, id: string): Failure {
  const { statusCode = isDiskFull(error) ? 507 : 500, message } = error;
  const status = statusCode >= 400 ? statusCode : 500;
  const isOurs = status >= 500 && status !== 503;
  return {
    status,
    isOurs,
    message: isOurs ? `Internal Server Error (${id})` : message,
    reason: toReason(error),
  };
}

/** Whether an answer was given up because the client has gone, which is no failure of the server. */
function isGivenUp(error: Error & { code?: string }, { raw }: FastifyReply): boolean {
  const isCutShort = error.name === 'AbortError' || error.code === 'ERR_STREAM_PREMATURE_CLOSE';
  return isCutShort && raw.destroyed;
}

/**
 * R3.24: registers the server's error handler. It logs failures of the server; `answer` sends the
 * reply.
 */
export function registerErrorReply(
  app: FastifyInstance,
  answer: (failure: Failure, request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const failure = toFailure(error, request.id);
    if (error instanceof RequestError && error.retryAfter !== undefined)
      reply.header('retry-after', String(error.retryAfter));
    if (failure.isOurs && !isGivenUp(error, reply))
      request.log.error({ err: error }, 'a request failed');
    if (error instanceof AwayError) request.log.warn({ err: error }, 'a neighbour does not answer');
    return answer(failure, request, reply);
  });
}
