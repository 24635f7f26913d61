import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { AssetStore } from '../releases/assetStore.ts';

const compress = promisify(brotliCompress);

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
  woff2: 'font/woff2',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};
/** `mf-results/1.0.0/widget.ab12.js`; the server's bundles are not for the browser. */
const REMOTE_FILE =
  /^mf-[a-z0-9-]+\/[0-9a-z.-]+\/(?!server\/)[A-Za-z0-9_.-]+\.(js|css|svg|woff2|png|webp|avif)$/;
const KEPT_BYTES = 32_000_000;

/** Files that never change under their name: compressed once, kept in memory up to a bound. */
function immutableFiles(read: (key: string) => Promise<Buffer | undefined>) {
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  const keep = (key: string, content: Buffer) => {
    bytes += content.length - (kept.get(key)?.length ?? 0);
    kept.set(key, content);
    for (const [oldest, old] of kept) {
      if (bytes <= KEPT_BYTES) break;
      kept.delete(oldest);
      bytes -= old.length;
    }
  };
  return async (key: string, brotli: boolean): Promise<Buffer | undefined> => {
    const content = await read(key);
    if (!content || !brotli) return content;
    const known = kept.get(key);
    if (known) return known;
    const compressed = await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    keep(key, compressed);
    return compressed;
  };
}

export interface FileRoute {
  /** `/remotes/` */
  readonly prefix: string;
  readonly store: AssetStore;
  readonly pattern: RegExp;
}

/** Serves immutable files of one store; a file that is gone is gone (404), whatever was compressed before. */
export function registerImmutableFiles(
  app: FastifyInstance,
  { prefix, store, pattern }: FileRoute,
): void {
  const fileOf = immutableFiles((key) => store.read(key));
  app.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
    const key = request.params['*'];
    if (!pattern.test(key)) return reply.code(404).type('text/plain').send('Not found');
    const brotli =
      /\bbr\b/.test(request.headers['accept-encoding'] ?? '') &&
      !/\.(woff2|png|webp|avif)$/.test(key);
    const content = await fileOf(key, brotli);
    if (!content)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('Not found');
    if (brotli) reply.header('content-encoding', 'br');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .header('cross-origin-resource-policy', 'same-origin')
      .type(TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
      .send(content);
  });
}

export function registerRemoteFiles(app: FastifyInstance, store: AssetStore): void {
  return registerImmutableFiles(app, { prefix: '/remotes/', store, pattern: REMOTE_FILE });
}
