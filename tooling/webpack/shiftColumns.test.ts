/** @jest-environment node */
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { encode } from '@jridgewell/sourcemap-codec';
import fc from 'fast-check';
import { placeAt, shiftColumns } from './shiftColumns.ts';

/** A map that gives each word of a script its number as the line of the source. */
function mapOf(script: string): string {
  const lines = script.split('\n').map(() => [] as [number, number, number, number][]);
  for (const [number, { index }] of [...script.matchAll(/\w+/g)].entries()) {
    const { line, column } = placeAt(script, index);
    lines[line]?.push([column, 0, number, 0]);
  }
  return encode(lines);
}

it('[R10.05] every word of a script is found where it was, also behind texts that were replaced', () => {
  const word = fc.constantFrom('a', 'bcd', '"@"', '\n');
  fc.assert(
    fc.property(fc.array(word), fc.nat(50), (words, more) => {
      const script = words.join(' ');
      const places = [...script.matchAll(/"@"/g)].map(({ index }) => placeAt(script, index));
      const filled = script.replaceAll('"@"', `"@${'-'.repeat(more)}"`);
      const map = new TraceMap({
        version: 3,
        sources: ['x'],
        names: [],
        mappings: shiftColumns(mapOf(script), places, more),
      });
      for (const [number, { index }] of [...filled.matchAll(/\w+/g)].entries()) {
        const { line, column } = placeAt(filled, index);
        expect(originalPositionFor(map, { line: line + 1, column }).line).toBe(number + 1);
      }
    }),
  );
});
