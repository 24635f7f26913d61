import type { FastifyReply, FastifyRequest } from 'fastify';

/** Returns the token of a request; '' without one. */
export function bearerOf({ headers }: FastifyRequest): string {
  return /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '')?.[1] ?? '';
}

/** Returns a body that nobody keeps. */
export function noStore<Body>(reply: FastifyReply, body: Body): Body {
  reply.header('cache-control', 'no-store');
  return body;
}

/** Sign-ins a minute that one address may send. */
export const SIGN_INS = 60;

/** The options of a route to which one address may send `max` requests a minute. */
export function limited(max: number) {
  return { rateLimit: { max, timeWindow: 60_000 } };
}
