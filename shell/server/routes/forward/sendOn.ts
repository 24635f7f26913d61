import type { FastifyReply, FastifyRequest } from 'fastify';
import { toForwarded, toPrivate } from './forwardedHeaders.ts';

export interface ForwardedCall {
  readonly path: string;
  readonly bearer?: string | undefined;
  /** R7.17. */
  readonly mockName?: string | undefined;
  /** Whether a 401 is kept from the caller, so that the call can be sent again. */
  readonly mayRetry?: boolean;
}

interface GatewayAnswer {
  readonly stream: NodeJS.ReadableStream;
  readonly statusCode: number;
  readonly headers: object;
}

/** Removes the headers of an answer that is not sent on after all. */
function forget(reply: FastifyReply, headers: object): void {
  for (const name of Object.keys(headers)) reply.removeHeader(name);
}

function sendFailure(request: FastifyRequest, reply: FastifyReply, error: Error): void {
  const isTooLong = (error as { cause?: { statusCode?: unknown } }).cause?.statusCode === 413;
  if (!isTooLong) request.log.warn({ err: error }, 'gateway does not answer');
  const message = isTooLong ? 'The file is too long' : 'Gateway does not answer';
  void reply
    .code(isTooLong ? 413 : 502)
    .type('application/json')
    .send({ data: [{ message }] });
}

/** Sends a call on to the gateway; answers true where the gateway said 401 and `mayRetry`, and nothing was answered yet. */
export function sendOn(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, bearer, mockName, mayRetry = false }: ForwardedCall,
): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  reply.from(path, {
    // a gateway that sheds load must not be asked ten times more
    retryDelay: () => null,
    ...(Buffer.isBuffer(request.body) && {
      body: request.body,
      contentType: 'application/json',
    }),
    rewriteRequestHeaders: (_request, headers) =>
      toForwarded(request, headers, bearer, mockName) as typeof headers,
    rewriteHeaders: (headers) => (bearer === undefined ? headers : toPrivate(headers)),
    onResponse: (_request, answer, response) => {
      const { stream, statusCode, headers } = response as unknown as GatewayAnswer;
      const isKept = statusCode === 401 && mayRetry;
      if (isKept) {
        stream.resume();
        forget(reply, headers);
      } else {
        answer.send(stream);
      }
      resolve(isKept);
    },
    onError: (failed, { error }) => {
      sendFailure(request, failed as FastifyReply, error);
      resolve(false);
    },
  });
  return promise;
}
