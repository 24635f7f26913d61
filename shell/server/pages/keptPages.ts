import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** A page that is the same for everybody. */
export interface SharedPage {
  readonly html: string;
  /** The page's content security policy; it allows inline parts by their hashes. */
  readonly policy: string;
}

interface KeptPage {
  readonly policy: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

/** A fast level: the first refusal compresses while others wait. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function keep({ html, policy }: SharedPage): KeptPage {
  const identity = Buffer.from(html);
  return {
    policy,
    bodies: { br: brotliCompressSync(identity, BROTLI), gzip: gzipSync(identity), identity },
  };
}

function encodingFor(accepted: string | undefined): keyof KeptPage['bodies'] {
  const names = (accepted ?? '').split(',').map((each) => each.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

export interface KeptPages {
  /** Sends the page of a key. `make` is called at the key's first page only. */
  send(reply: FastifyReply, status: number, key: string, make: () => SharedPage): FastifyReply;
}

/**
 * Keeps pages as compressed bytes, so that sending one costs almost nothing. The caller has few
 * keys, since no page is dropped.
 */
export function keptPages(): KeptPages {
  const kept = new Map<string, KeptPage>();
  return {
    send(reply, status, key, make) {
      const page = kept.get(key) ?? keep(make());
      kept.set(key, page);
      const encoding = encodingFor(reply.request.headers['accept-encoding']);
      return reply
        .code(status)
        .header('content-security-policy', page.policy)
        .header('cache-control', 'no-store')
        .header('vary', 'accept-encoding')
        .header('x-robots-tag', 'noindex')
        .header('content-encoding', encoding)
        .type('text/html; charset=utf-8')
        .send(page.bodies[encoding]);
    },
  };
}
