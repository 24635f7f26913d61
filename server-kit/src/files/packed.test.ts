/** @jest-environment node */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { isPackable, isPackedFrom, pack } from './packed.ts';

const SCRIPT = Buffer.from(
  Array.from({ length: 4000 }, (_, at) => `var v${at % 97} = ${at * at};`).join('\n'),
);
const quick = brotliCompressSync(SCRIPT, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

it('a packed file is its content, in fewer bytes than a server makes of it on the way', async () => {
  const packed = await pack(SCRIPT);
  expect(brotliDecompressSync(packed).equals(SCRIPT)).toBe(true);
  expect(packed.length).toBeLessThan(quick.length);
});

it('scripts, style sheets and drawings are packed, pictures and fonts are not', () => {
  const files = ['main.js', 'main.css', 'icon.svg', 'icon.png', 'font.woff2', 'widget.json'];
  expect(files.filter(isPackable)).toEqual(['main.js', 'main.css', 'icon.svg']);
});

it('a packed file is known by its content, not by the quality of its packing', async () => {
  expect(await isPackedFrom(quick, SCRIPT)).toBe(true);
  expect(await isPackedFrom(quick, Buffer.from('other'))).toBe(false);
  expect(await isPackedFrom(quick, Buffer.concat([SCRIPT, SCRIPT]))).toBe(false);
  expect(await isPackedFrom(Buffer.from('not packed'), SCRIPT)).toBe(false);
});
