import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import { functionNames } from './functionNames.ts';

/** What webpack writes. */
interface BuiltMap {
  readonly sources: readonly string[];
  readonly sourcesContent: readonly string[];
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
 * Converts a map of webpack to what a stack needs: the name at each place is that of the function around it in
 * the source, and the sources themselves are left out.
 */
function toStackMap({ sources, sourcesContent, mappings }: BuiltMap): string {
  const names = numbered();
  const functions = sources.map((path, index) =>
    functionNames(path.replace(/\**$/, ''), sourcesContent[index] ?? ''),
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
    // webpack marks a module that is there twice
    sources: sources.map((path) => path.replace(/\**$/, '')),
    names: names.all(),
    mappings: encode(named),
  });
}

/** Finishes the maps that a build has written in `from`, and moves them to `to`. */
export async function finishMaps(from: string, to: string): Promise<void> {
  const files = await readdir(from).catch(() => []);
  const finished = await Promise.all(
    files.map(async (file) => ({
      file,
      // webpack wrote it
      text: toStackMap(JSON.parse(await readFile(join(from, file), 'utf8')) as BuiltMap),
    })),
  );
  await rm(from, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  await Promise.all(finished.map(({ file, text }) => writeFile(join(to, file), text)));
}
