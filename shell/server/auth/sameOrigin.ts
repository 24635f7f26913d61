import type { FastifyReply, FastifyRequest } from 'fastify';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

function isOwnOrigin(origin: string | undefined, host: string): boolean {
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/** Control 7: what changes something comes from a page of this origin; a browser says so in one of two ways. */
function isSameOrigin({ method, headers, host }: FastifyRequest): boolean {
  if (READS.has(method)) return true;
  const site = headers['sec-fetch-site'];
  return site === undefined
    ? isOwnOrigin(headers.origin, host)
    : site === 'same-origin' && (headers.origin === undefined || isOwnOrigin(headers.origin, host));
}

/** Fault 21: a form or a script of another site is refused before anything is read of it. */
export async function refuseOtherOrigins(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (isSameOrigin(request)) return;
  await reply
    .code(403)
    .header('cache-control', 'no-store')
    .send({ data: [{ message: 'Not sent by a page of this site' }] });
}
