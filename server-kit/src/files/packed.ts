import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** What the name of a packed file ends in: `main.9c3ffdc306.js.br` stands beside the file itself. */
export const PACKED = '.br';

/** Pictures and fonts are compressed already. */
const PACKABLE = /\.(js|css|svg)$/;

/** Returns whether a file that browsers load for years is worth a packed one beside it. */
export function isPackable(path: string): boolean {
  return PACKABLE.test(path);
}

/** What was packed, as long as its content is in memory: who weighs a file and then writes it packs once. */
const known = new WeakMap<Buffer, Promise<Buffer>>();

/**
 * Compresses a file that is written once and sent for years, as small as Brotli can. It takes four
 * times as long as the quality that a server has time for while a visitor waits. The same buffer,
 * which must not change, is compressed once.
 */
export function pack(content: Buffer): Promise<Buffer> {
  const packed =
    known.get(content) ??
    compress(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
  known.set(content, packed);
  return packed;
}

/** Returns whether `packed` is `content`, whichever version of Brotli has packed it. */
export async function isPackedFrom(packed: Buffer, content: Buffer): Promise<boolean> {
  try {
    // one byte more than the content is enough to see that it differs
    const limits = { maxOutputLength: content.length + 1 };
    return (await decompress(packed, limits)).equals(content);
  } catch {
    return false;
  }
}
