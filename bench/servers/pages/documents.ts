import { brotliDecompressSync } from 'node:zlib';
import type { PageKind } from './pageKinds.ts';

/** What a browser sends, so that documents are compressed as for a visitor. */
export const HEADERS = { 'accept-encoding': 'br', 'accept-language': 'ja', accept: 'text/html' };

/** Whether a compressed document is whole, and every slot that it names has content of the server. */
export function isWhole(compressed: Buffer): boolean {
  const document = brotliDecompressSync(compressed).toString();
  return document.includes('data-slot="') && document.trimEnd().endsWith('</html>');
}

/** Returns a function that makes addresses which nobody has asked for before. */
export function newAddresses({ toNew }: PageKind): (count: number) => string[] {
  let number = 0;
  return (count) =>
    Array.from({ length: count }, () => {
      number += 1;
      return toNew(number);
    });
}
