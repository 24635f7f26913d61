import type { FastifyReply, FastifyRequest } from 'fastify';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

function isOwnHost(origin: string | undefined, host: string): boolean {
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/** Without the browser's word, the protocol counts, too: https and http of one host are two origins. */
function isOwnOrigin({ headers: { origin }, host, protocol }: FastifyRequest): boolean {
  return isOwnHost(origin, host) && origin?.startsWith(`${protocol}://`) === true;
}

/**
 * Control 7: returns whether a request only reads, or comes from a page of this origin
 * (`Sec-Fetch-Site` or `Origin`).
 */
function isSameOrigin(request: FastifyRequest): boolean {
  const { method, headers, host } = request;
  if (READS.has(method)) return true;
  const site = headers['sec-fetch-site'];
  return site === undefined
    ? isOwnOrigin(request)
    : site === 'same-origin' && (headers.origin === undefined || isOwnHost(headers.origin, host));
}

/** Fault 21: answers 403 to a form or script of another site, before its body is read. */
export async function refuseOtherOrigins(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (isSameOrigin(request)) return;
  await reply
    .code(403)
    .header('cache-control', 'no-store')
    .send({ data: [{ message: 'The request does not come from a page of this site' }] });
}
