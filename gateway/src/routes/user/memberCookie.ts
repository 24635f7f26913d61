import type { FastifyReply } from 'fastify';
import { type Cookies, OWN_COOKIE } from 'server-kit/http/cookies';

/** Names the member who is signed in. */
const NAME = 'gora_demo_member';
export const MEMBER_ID = /^[\w-]{1,40}$/;

/** The id of the member whom a request's cookies name, known or not. */
export function readMemberId(cookies: Cookies): string | undefined {
  const id = cookies[NAME] ?? '';
  return MEMBER_ID.test(id) ? id : undefined;
}

/** Signs this member in until the browser closes; no id signs out. */
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
