import { decode, encode } from '@jridgewell/sourcemap-codec';

/** A place in a script, from 0. */
export interface PlaceInScript {
  readonly line: number;
  readonly column: number;
}

/** Returns the place of a character of a text. */
export function placeAt(text: string, index: number): PlaceInScript {
  const lines = text.slice(0, index).split('\n');
  return { line: lines.length - 1, column: lines.at(-1)?.length ?? 0 };
}

/**
 * Returns the mappings of a script in which the text at each of the places was replaced by one that is
 * `more` characters longer, without a new line.
 */
export function shiftColumns(
  mappings: string,
  places: readonly PlaceInScript[],
  more: number,
): string {
  const lines = decode(mappings);
  for (const [number, segments] of lines.entries()) {
    const columns = places.filter(({ line }) => line === number).map(({ column }) => column);
    if (columns.length === 0) continue;
    for (const segment of segments)
      segment[0] += more * columns.filter((column) => column < segment[0]).length;
  }
  return encode(lines);
}
