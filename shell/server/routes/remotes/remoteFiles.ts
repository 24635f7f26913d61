import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { isPackable, PACKED } from 'server-kit/files/packed';
import { type AssetStore, folderAssetStore } from '../../releases/assetStore.ts';
import { guardedStore } from '../../releases/guardedStore.ts';
import { HASHED } from '../../releases/sharedBuilds.ts';

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
/**
 * Matches `mf-results/1.0.0/widget.ab12.js`, but not server bundles, which browsers do not need.
 */
const REMOTE_FILE =
  /^mf-[a-z0-9-]+\/[0-9][0-9a-z.-]*\/(?!server\/)[A-Za-z0-9_.-]+\.(js|css|svg|woff2|png|webp|avif)$/;
const SHELL_FILE = /^[A-Za-z0-9_.-]+\.(js|css|svg|woff2|png)$/;
/** The memory for compressed files in bytes. */
const KEPT_BYTES = 32_000_000;

/** The quality of Brotli for a file that nobody has packed, while a visitor waits for it. */
const QUALITY = 9;

/**
 * Returns a function that reads a file, packed if that is asked for. What stands packed beside it is
 * sent as it is. Versions that were published earlier have nothing there: their files are
 * compressed once and kept, since they never change.
 */
function immutableFiles(read: (key: string) => Promise<Buffer | undefined>) {
  const compressed = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (content) => Math.max(1, content.length),
  });
  const readAndCompress = async (key: string): Promise<Buffer | undefined> => {
    const content = await read(key);
    if (!content) return undefined;
    const known = compressed.get(key);
    if (known) return known;
    const made = await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    compressed.set(key, made);
    return made;
  };
  return async (key: string, brotli: boolean): Promise<Buffer | undefined> => {
    if (!brotli) return read(key);
    try {
      const packed = compressed.has(key) ? undefined : await read(`${key}${PACKED}`);
      return packed ?? (await readAndCompress(key));
    } catch (error) {
      // a file never changes: what is in memory is as good while the store is away
      const known = compressed.get(key);
      if (known) return known;
      throw error;
    }
  };
}

/** Returns whether to send a file in brotli. */
function takesBrotli(request: FastifyRequest, key: string): boolean {
  return isPackable(key) && new Negotiator(request.raw).encodings(['br']).length > 0;
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain').send('Not found');
}

export interface FileRoute {
  /** The first part of the path: `/remotes/`. */
  readonly prefix: string;
  readonly store: AssetStore;
  readonly pattern: RegExp;
  /** Matches the files whose names change with their content. Default: all. */
  readonly named?: RegExp;
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';

/** Serves the files of one store, which change only with their names. Answers 404 for a file that the store no longer has. */
export function registerImmutableFiles(
  app: FastifyInstance,
  { prefix, store, pattern, named }: FileRoute,
): void {
  const fileOf = immutableFiles((key) => store.read(key));
  app.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
    const key = request.params['*'];
    if (!pattern.test(key)) return sendNotFound(reply);
    const brotli = takesBrotli(request, key);
    // for a refusal, too
    reply.header('cache-control', 'no-store');
    const content = await fileOf(key, brotli);
    if (!content) return sendNotFound(reply);
    if (brotli) reply.header('content-encoding', 'br');
    return reply
      .header('cache-control', named?.test(key) === false ? FOR_A_DAY : FOR_EVER)
      .header('vary', 'accept-encoding')
      .header('cross-origin-resource-policy', 'same-origin')
      .type(TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
      .send(content);
  });
}

/** Serves the files of the published widgets. `isListed` says which files live versions list. */
export function registerRemoteFiles(
  app: FastifyInstance,
  store: AssetStore,
  isListed?: (key: string) => boolean,
): void {
  registerImmutableFiles(app, {
    prefix: '/remotes/',
    store: guardedStore(store, { ...(isListed && { isListed }) }),
    pattern: REMOTE_FILE,
  });
}

/**
 * Serves the files of the shell's own build, and of those that other shells have: a document of any shell
 * may ask any other one for its scripts.
 */
export function registerShellFiles(
  app: FastifyInstance,
  dist: string,
  shared?: Pick<AssetStore, 'read'>,
): void {
  const own = folderAssetStore(join(dist, 'browser'));
  registerImmutableFiles(app, {
    prefix: '/assets/',
    store: { read: async (name) => (await own.read(name)) ?? shared?.read(name) },
    pattern: SHELL_FILE,
    named: HASHED,
  });
}
