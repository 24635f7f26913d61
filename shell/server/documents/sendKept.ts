import type { FastifyReply, FastifyRequest } from 'fastify';
import { withDocumentHead } from '../document/documentHead.ts';
import { chooseCoding } from './contentCoding.ts';
import type { KeptDocument } from './KeptDocument.ts';

/** Returns whether an `If-None-Match` header names this ETag. Proxies may have marked it as weak. */
function isNamed(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .some((each) => each === '*' || each === etag);
}

/**
 * Sends a document from memory, or 304 if the browser has it. A 304 has no policy: the browser goes
 * on with that of the document it has.
 */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  document: KeptDocument,
): Promise<FastifyReply> {
  const { status } = document.head;
  const coding = chooseCoding(request.headers['accept-encoding']);
  const { bytes, etag } = await document.in(coding);
  reply.header('etag', etag);
  if (status === 200 && isNamed(request.headers['if-none-match'], etag))
    return reply.code(304).send();
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return withDocumentHead(reply, document.head).send(bytes);
}
