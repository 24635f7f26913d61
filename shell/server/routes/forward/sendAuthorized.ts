import type { FastifyReply, FastifyRequest } from 'fastify';
import { isInvalidAuth } from 'shared-contracts/errors';
import { AUTH_TOKEN_HEADER } from 'host-kit/request/authHeaders';
import { setCookies } from '../../auth/authModule.ts';
import type { AuthSession } from '../../auth/AuthSession.ts';
import { sendAuthError } from '../../auth/sendAuthError.ts';
import { type ForwardedCall, sendOn } from './sendOn.ts';

/** JSON waits whole and can be sent again; a file goes on as it comes. */
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
  // a file cannot be sent twice: its token is proven first
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

/** R4.29, R4.30: sends a call on in the name of a session, renewed before where the access token is over; after a 401, once. */
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
