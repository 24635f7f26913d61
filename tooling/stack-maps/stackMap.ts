import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import type { FunctionReader } from './functionNames.ts';

/** The folder of a version's maps, by which the registry reads stacks (ADR 068). No server sends it to browsers. */
export const MAPS = 'maps';

/** What a bundler writes. */
interface BuiltMap {
  readonly sources: readonly string[];
  /** Missing where a team wants no texts in its maps. */
  readonly sourcesContent?: readonly string[];
  readonly mappings: string;
}

/** Numbers texts in the order in which they come. */
function numbered() {
  const numbers = new Map<string, number>();
  return {
    numberOf(text: string): number {
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    },
    all: () => [...numbers.keys()],
  };
}

/**
 * R10.05: converts the JSON of a map to what a stack needs: the name at each place is that of the function around it in
 * the source, and none where nothing reads these; the sources themselves are left out.
 */
export function toStackMap(map: string, readFunctions: FunctionReader | undefined): string {
  // a bundler wrote it
  const { sources, sourcesContent, mappings } = JSON.parse(map) as BuiltMap;
  // webpack marks a module that is there twice
  const paths = sources.map((path) => path.replace(/\**$/, ''));
  const names = numbered();
  const functions = paths.map((path, index) =>
    readFunctions?.(path, sourcesContent?.[index] ?? ''),
  );
  const toSegment = (segment: SourceMapSegment): SourceMapSegment => {
    if (segment.length === 1) return segment;
    const [column, source, line, sourceColumn] = segment;
    const name = functions[source]?.(line, sourceColumn);
    return name === undefined
      ? [column, source, line, sourceColumn]
      : [column, source, line, sourceColumn, names.numberOf(name)];
  };
  const named = decode(mappings).map((line) => line.map(toSegment));
  return JSON.stringify({
    version: 3,
    sources: paths,
    names: names.all(),
    mappings: encode(named),
  });
}

/** Returns the JSON of a map of code for a text that has the code in it, from the beginning of a line. */
export function mapInText(map: string, code: string, text: string): string {
  const read = JSON.parse(map) as BuiltMap;
  const linesBefore = text.slice(0, text.indexOf(code)).split('\n').length - 1;
  return JSON.stringify({ ...read, mappings: ';'.repeat(linesBefore) + read.mappings });
}
