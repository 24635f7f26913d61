/** @jest-environment node */
import * as fc from 'fast-check';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseCoding, encode } from './contentCoding.ts';

describe('the coding of a kept document', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br; q=0.0, *', 'gzip'],
    ['*', 'br'],
    ['identity', 'identity'],
    ['gzip;q=0, br;q=0', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for `Accept-Encoding: %s` is %s', (header, coding) => {
    expect(chooseCoding(header)).toBe(coding);
  });

  it('is never one that the header does not name', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const coding = chooseCoding(header);
        expect(coding === 'identity' || /\*|br|gzip/i.test(header)).toBe(true);
      }),
    );
  });

  it('loses nothing', async () => {
    const html = Buffer.from('<p>ゴルフ場</p>'.repeat(1000));
    expect(brotliDecompressSync(await encode(html, 'br'))).toEqual(html);
    expect(gunzipSync(await encode(html, 'gzip'))).toEqual(html);
    expect(await encode(html, 'identity')).toEqual(html);
  });
});
