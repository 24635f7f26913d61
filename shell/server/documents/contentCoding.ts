import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { BROTLI_WINDOW, STREAMED_BROTLI, STREAMED_GZIP } from '../plugins/compression.ts';

/** How a kept document is sent, best first. */
const CODINGS = ['br', 'gzip'] as const;
export type ContentCoding = (typeof CODINGS)[number] | 'identity';

/**
 * The quality of Brotli for a document that is compressed once and sent many times. A streamed
 * document has less (`plugins/compression.ts`).
 */
const QUALITY = 6;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Returns the best coding that an `Accept-Encoding` header allows; `q=0` refuses one. */
export function chooseCoding(header: string | readonly string[] = ''): ContentCoding {
  const wishes = new Map(
    String(header)
      .toLowerCase()
      .split(',')
      .map((wish) => {
        const [name = '', ...parameters] = wish.split(';').map((part) => part.trim());
        return [name, !parameters.some((part) => /^q=0(\.0*)?$/.test(part))] as const;
      }),
  );
  const isAllowed = (coding: string) => wishes.get(coding) ?? wishes.get('*') ?? false;
  return CODINGS.find(isAllowed) ?? 'identity';
}

/** Compresses a whole document outside the event loop. */
export function encode(html: Buffer, coding: ContentCoding): Promise<Buffer> {
  switch (coding) {
    case 'br':
      return brotli(html, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: QUALITY,
          [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
          [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
        },
      });
    case 'gzip':
      return zip(html);
    case 'identity':
      return Promise.resolve(html);
  }
}

/**
 * Compresses a document on its way, each piece at once, outside the event loop. Throws what `pieces`
 * throws.
 */
export async function* encodePieces(
  pieces: AsyncIterable<Buffer>,
  coding: Exclude<ContentCoding, 'identity'>,
): AsyncGenerator<Buffer> {
  const encoder =
    coding === 'br' ? createBrotliCompress(STREAMED_BROTLI) : createGzip(STREAMED_GZIP);
  // an error of the pieces reaches the reader of the encoder
  pipeline(pieces, encoder, () => {});
  for await (const piece of encoder as AsyncIterable<Buffer>) yield piece;
}
