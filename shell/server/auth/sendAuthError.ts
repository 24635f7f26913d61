import type { FastifyReply } from 'fastify';
import { type ApiError, isApiError, isInvalidAuth } from 'shared-contracts/errors';
import { InvalidAuthTypeError } from './adapters.ts';

/** The status and message for a caller. */
interface Verdict {
  readonly status: number;
  readonly message: string;
}

const NO_ANSWER = 'The auth server does not answer';

/** Returns the message in the auth server's reply, if any. */
function wordsOf({ data }: ApiError): string | undefined {
  return (data as { data?: { message?: string }[] } | undefined)?.data?.[0]?.message;
}

function toVerdict(error: ApiError): Verdict {
  const { status } = error;
  const isRefusal = typeof status === 'number' && status >= 400 && status < 500;
  return {
    status: isRefusal ? status : 502,
    message: isInvalidAuth(error) ? error.message : (wordsOf(error) ?? NO_ANSWER),
  };
}

/**
 * R8.09, R8.10: sends the auth server's refusal unchanged, and 502 if it did not answer. Throws any
 * other error.
 */
export function sendAuthError(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof InvalidAuthTypeError)
    return reply.code(error.statusCode).send({ data: [{ message: error.message }] });
  if (!isApiError(error)) throw error;
  const { status, message } = toVerdict(error);
  return reply.code(status).send({ data: [{ message }] });
}
