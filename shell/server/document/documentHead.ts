import type { FastifyReply } from 'fastify';
import { INTEGRITY_POLICY } from '../security/contentSecurityPolicy.ts';

/** What stands before the first byte of a document. */
export interface DocumentHead {
  readonly status: number;
  /** The content security policy, which allows what the document contains. */
  readonly policy: string;
}

/** Sets the status of a document and the headers that belong to its bytes. */
export function withDocumentHead(
  reply: FastifyReply,
  { status, policy }: DocumentHead,
): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', policy)
    .header('integrity-policy', INTEGRITY_POLICY)
    .type('text/html; charset=utf-8');
}
