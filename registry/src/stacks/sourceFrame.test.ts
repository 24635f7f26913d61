import { TraceMap } from '@jridgewell/trace-mapping';
import fc from 'fast-check';
import { placeIn, toFrame, toSourcePlace } from './sourceFrame.ts';

const MAP = new TraceMap({
  version: 3,
  sources: ['mf-ads/src/drawBanner.ts'],
  names: ['drawBanner'],
  // the second line of the script is the twelfth of the source, in drawBanner from its column 20 on
  mappings: ';AAWA,mBAAIA',
});

it.each([
  'at t (https://golf.example/remotes/mf-ads/1.0.0/widget.ab12.js:2:20)',
  't@https://golf.example/remotes/mf-ads/1.0.0/widget.ab12.js:2:20',
  'at async remotes/mf-ads/1.0.0/widget.ab12.js:2:20',
  'remotes/mf-ads/1.0.0/widget.ab12.js:2:20',
])('[R10.05] %s names a place, whichever browser wrote it', (line) => {
  expect(placeIn(line)).toEqual({
    file: 'remotes/mf-ads/1.0.0/widget.ab12.js',
    line: 2,
    column: 20,
  });
});

it('[R10.05] a place is read as file, line, column and function of the source', () => {
  const source = toSourcePlace({ line: 2, column: 20 }, MAP);
  expect(source && toFrame(source)).toBe('at drawBanner (mf-ads/src/drawBanner.ts:12:5)');
  const outside = toSourcePlace({ line: 2, column: 1 }, MAP);
  expect(outside && toFrame(outside)).toBe('at mf-ads/src/drawBanner.ts:12:1');
});

it('[R10.05] what a map does not know, or says in other than plain words, is no place', () => {
  expect(toSourcePlace({ line: 1, column: 1 }, MAP)).toBeUndefined();
  expect(toSourcePlace({ line: 0, column: 0 }, MAP)).toBeUndefined();
  const map = (source: string, name: string) =>
    new TraceMap({ version: 3, sources: [source], names: [name], mappings: 'AAAAA' });
  for (const source of ['../../etc/passwd', 'a\u0000b', 'https://evil.example/', 'x'.repeat(300)])
    expect(toSourcePlace({ line: 1, column: 1 }, map(source, 'draw'))).toBeUndefined();
  expect(toSourcePlace({ line: 1, column: 1 }, map('a.ts', 'draw <b>'))?.name).toBeUndefined();
});

it('[R10.05] any line is read or has no place, and is looked at for a few hundred characters alone', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 600 }), fc.nat(), fc.nat(), (text, line, column) => {
      expect(() => placeIn(text)).not.toThrow();
      expect(() => toSourcePlace({ line, column }, MAP)).not.toThrow();
    }),
  );
  expect(placeIn(`${' '.repeat(400)}assets/main.js:1:2`)).toBeUndefined();
});
