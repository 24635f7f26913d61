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
