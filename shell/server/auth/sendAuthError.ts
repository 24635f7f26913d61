import type { FastifyReply } from 'fastify';
import { type KeyQuestion, keyAskedReply } from 'shared-contracts/staff';
import { type ApiError, isApiError, isInvalidAuth } from 'shared-contracts/errors';
import { InvalidAuthTypeError } from './adapters.ts';

/** The status and message for a caller. */
interface Verdict {
  readonly status: number;
  readonly message: string;
  /** What a security key has to sign before the login succeeds (ADR 044). */
  readonly key?: KeyQuestion;
}

const NO_ANSWER = 'The auth server does not answer';

/** Returns the message in the auth server's reply, if any. */
function wordsOf({ data }: ApiError): string | undefined {
  return (data as { data?: { message?: string }[] } | undefined)?.data?.[0]?.message;
}

/** Returns what the auth server asks of a security key, if it does. */
export function keyAskedBy({ status, data }: ApiError): KeyQuestion | undefined {
  return status === 403 ? keyAskedReply.safeParse(data).data?.data[0]?.key : undefined;
}

function toVerdict(error: ApiError): Verdict {
  const { status } = error;
  const isRefusal = typeof status === 'number' && status >= 400 && status < 500;
  const key = keyAskedBy(error);
  return {
    ...(key && { key }),
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
  const { status, ...said } = toVerdict(error);
  return reply.code(status).send({ data: [said] });
}
