import type { FastifyReply } from 'fastify';
import { type Cookies, OWN_COOKIE } from 'server-kit/http/cookies';

/** The cookie with the id of the member who is signed in. */
const NAME = 'gora_demo_member';
/** The form of a member id. */
export const MEMBER_ID = /^[\w-]{1,40}$/;

/**
 * Returns the member id in a request's cookies, whether such a member exists or not; undefined
 * without one.
 */
export function readMemberId(cookies: Cookies): string | undefined {
  const id = cookies[NAME] ?? '';
  return MEMBER_ID.test(id) ? id : undefined;
}

/** Sets the cookie that signs a member in until the browser closes; without an id it signs out. */
export function writeMemberId(
  reply: FastifyReply,
  id: string | undefined,
  isSecure: boolean,
): FastifyReply {
  return reply.setCookie(NAME, id ?? '', {
    ...OWN_COOKIE,
    secure: isSecure,
    ...(id === undefined && { maxAge: 0 }),
  });
}
