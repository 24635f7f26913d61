import type { FastifyReply } from 'fastify';

export interface CacheWish {
  /** Milliseconds for which this server keeps the document. */
  readonly lasts: number;
  /** The most seconds for which a shared cache may hold a document; 0 allows none. */
  readonly sharedCache: number;
}

/** Lets nobody but this browser keep a document, and not without asking. */
export function withPrivateCache(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'private, no-cache');
}

/**
 * Lets shared caches hold a document as long as this server does, within `sharedCache`. Browsers
 * ask each time. `stale-while-revalidate` stands in the header for shared caches (RFC 9213) and not
 * in `cache-control`: a browser would follow it too and show a version that was taken back.
 */
export function withSharedCache(
  reply: FastifyReply,
  { lasts, sharedCache }: CacheWish,
): FastifyReply {
  const seconds = Math.min(sharedCache, Math.floor(lasts / 1000));
  if (seconds === 0) return withPrivateCache(reply);
  return reply
    .header('cache-control', `public, max-age=0, s-maxage=${seconds}`)
    .header(
      'cdn-cache-control',
      `public, max-age=${seconds}, stale-while-revalidate=${sharedCache}`,
    );
}
