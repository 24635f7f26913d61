import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * The logarithm of Brotli's window in bytes: most of a document fits. The usual 22 takes megabytes of memory
 * for each document on its way, which makes the collector of garbage run several times as often.
 */
export const BROTLI_WINDOW = 18;

/** Bytes: a compressed piece of a document comes out whole, and is one write. */
const CHUNK = 65_536;

/** How a streamed answer is compressed: each piece goes out at once. */
export const STREAMED_BROTLI = {
  chunkSize: CHUNK,
  flush: constants.BROTLI_OPERATION_FLUSH,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
  },
};
export const STREAMED_GZIP = { chunkSize: CHUNK, flush: constants.Z_SYNC_FLUSH };

/** Compresses answers. Flushes each piece of a streamed document at once. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: STREAMED_BROTLI,
    zlibOptions: STREAMED_GZIP,
  });
}
