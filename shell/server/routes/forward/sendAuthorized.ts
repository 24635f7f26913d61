import type { FastifyReply, FastifyRequest } from 'fastify';
import { isInvalidAuth } from 'shared-contracts/errors';
import { AUTH_TOKEN_HEADER } from 'host-kit/request/authHeaders';
import { setCookies } from '../../auth/authModule.ts';
import type { AuthSession } from '../../auth/AuthSession.ts';
import { sendAuthError } from '../../auth/sendAuthError.ts';
import { type ForwardedCall, sendOn } from './sendOn.ts';

/**
 * Returns whether the body can be sent only once: a streamed file can, a whole JSON body can be
 * repeated.
 */
function isSentOnce({ body }: FastifyRequest): boolean {
  return body !== undefined && body !== null && !Buffer.isBuffer(body);
}

async function sendWithBearer(
  request: FastifyRequest,
  reply: FastifyReply,
  session: AuthSession,
  call: ForwardedCall,
): Promise<void> {
  const token = request.headers[AUTH_TOKEN_HEADER] === 'id' ? 'id' : 'access';
  const once = isSentOnce(request);
  // a file cannot be sent twice, so the token is checked first
  if (once) await session.user();
  const bearer = await session.bearer(token);
  setCookies(reply, session);
  const mayRetry = !once && token === 'access';
  const isRefused = await sendOn(request, reply, { ...call, bearer, mayRetry });
  if (!isRefused) return;
  const { access_token } = await session.refresh();
  setCookies(reply, session);
  await sendOn(request, reply, { ...call, bearer: access_token });
}

/**
 * R4.29, R4.30: forwards a call with the session's token. Renews an expired token first, and once
 * more after a 401.
 */
export async function sendAuthorized(
  request: FastifyRequest,
  reply: FastifyReply,
  session: AuthSession,
  call: ForwardedCall,
): Promise<void> {
  try {
    await sendWithBearer(request, reply, session, call);
  } catch (error) {
    setCookies(reply, session);
    if (!isInvalidAuth(error)) request.log.warn({ err: error }, 'a session could not be used');
    sendAuthError(reply, error);
  }
}
