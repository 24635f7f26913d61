import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CallTimings, toOutcome } from '../../answers/callTimings.ts';
import { LONGEST_CALL } from './wayTo.ts';
import { toForwarded, toPrivate, withoutConnection } from './forwardedHeaders.ts';

export interface ForwardedCall {
  readonly path: string;
  readonly bearer?: string | undefined;
  /** R7.17: the mock that answers instead of the gateway. */
  readonly mockName?: string | undefined;
  /** Hears how long the gateway took. */
  readonly onCall?: CallTimings;
  /** Whether to hide a 401 from the caller, so that the call can be sent again. */
  readonly mayRetry?: boolean;
}

/** The status of a call that the gateway did not answer. */
const UNANSWERED = 502;

/** Returns the path of a call below `/gora`, without its query. */
function toPathBelow(path: string): string {
  return (path.split('?')[0] ?? '').replace(/^\/gora/, '');
}

function sendFailure(request: FastifyRequest, reply: FastifyReply, error: Error): void {
  const isTooLong = (error as { cause?: { statusCode?: unknown } }).cause?.statusCode === 413;
  if (!isTooLong) request.log.warn({ err: error }, 'the gateway does not answer');
  const message = isTooLong ? 'The file is too long' : 'Gateway does not answer';
  void reply
    .code(isTooLong ? 413 : 502)
    .type('application/json')
    .send({ data: [{ message }] });
}

/**
 * Forwards a call to the gateway and answers it. Resolves when the gateway has answered, also somebody who
 * has gone: with true, without an answer, if the gateway sent 401 and `mayRetry` is set.
 */
export function sendOn(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, bearer, mockName, onCall = () => {}, mayRetry = false }: ForwardedCall,
): Promise<boolean> {
  const begin = performance.now();
  const timed = (status: number) =>
    onCall({
      path: toPathBelow(request.raw.url ?? path),
      by: 'browser',
      outcome: toOutcome(status),
      seconds: (performance.now() - begin) / 1000,
    });
  const { promise, resolve } = Promise.withResolvers<boolean>();
  // an answer to somebody who has gone is told to nobody, and a failure neither: the work ends in any case
  reply.raw.once('close', () => setTimeout(resolve, LONGEST_CALL, false).unref());
  let names: readonly string[] = [];
  reply.from(path, {
    // no retries: they would add load to a gateway that sheds it
    retryDelay: () => null,
    ...(Buffer.isBuffer(request.body) && {
      body: request.body,
      contentType: 'application/json',
    }),
    rewriteRequestHeaders: (_request, headers) => toForwarded(request, headers, bearer, mockName),
    rewriteHeaders: (headers) => {
      // told before the answer is dropped
      if (reply.raw.destroyed) resolve(false);
      const own = withoutConnection(headers);
      names = Object.keys(own);
      return bearer === undefined ? own : toPrivate(own);
    },
    onResponse: (_request, answer, { stream, statusCode }) => {
      timed(statusCode);
      const isKept = statusCode === 401 && mayRetry;
      if (answer.sent) {
        // the visitor has gone, or was refused when it took too long
        stream.destroy();
      } else if (isKept) {
        stream.resume();
        // the reply already has the headers of this answer
        for (const name of names) reply.removeHeader(name);
      } else {
        answer.send(stream);
      }
      resolve(isKept && !answer.sent);
    },
    onError: (failed, { error }) => {
      timed(UNANSWERED);
      sendFailure(request, failed as FastifyReply, error);
      resolve(false);
    },
  });
  return promise;
}
