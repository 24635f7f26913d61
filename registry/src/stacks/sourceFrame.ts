import { originalPositionFor, type TraceMap } from '@jridgewell/trace-mapping';

/** A place in a file that browsers load. */
export interface ScriptPlace {
  /** `remotes/mf-ads/1.0.0/widget.ab12.js`, `assets/main.ab12.js` */
  readonly file: string;
  /** From 1, as browsers write them. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** The characters of a line that are looked at, so that a hostile one is no work. */
const LONGEST_LINE = 400;
/** A place in a line of a stack, as every browser writes it, or alone. */
const PLACE = /((?:remotes|assets)\/[\w./-]{1,200}):(\d{1,7}):(\d{1,7})/;
/** What a map may say: a path below the repository's root, and the name of a function. */
const SOURCE = /^[\w@+][\w@+./-]{0,200}$/;
const NAME = /^[\p{ID_Continue}$#.]{1,100}$/u;

/** Returns the place in a line of a stack; undefined if it has none. */
export function placeIn(line: string): ScriptPlace | undefined {
  const [, file, row, column] = PLACE.exec(line.slice(0, LONGEST_LINE)) ?? [];
  if (file === undefined) return undefined;
  return { file, line: Number(row), column: Number(column) };
}

/** Where a place is in the sources. */
export interface SourcePlace {
  /** `mf-ads/src/banner/drawBanner.ts:12:5` */
  readonly place: string;
  /** The function around it; undefined outside of all. */
  readonly name: string | undefined;
}

/** Returns where a place is in the sources; undefined if the map does not know it, or says no path. */
export function toSourcePlace(
  { line, column }: Pick<ScriptPlace, 'line' | 'column'>,
  map: TraceMap,
): SourcePlace | undefined {
  if (line < 1 || column < 1) return undefined;
  const found = originalPositionFor(map, { line, column: column - 1 });
  if (found.source === null || !SOURCE.test(found.source)) return undefined;
  const name = found.name !== null && NAME.test(found.name) ? found.name : undefined;
  return { place: `${found.source}:${found.line}:${found.column + 1}`, name };
}

/** Writes a frame as V8 does: `at drawBanner (mf-ads/src/banner/drawBanner.ts:12:5)`. */
export function toFrame({ place, name }: SourcePlace): string {
  return name === undefined ? `at ${place}` : `at ${name} (${place})`;
}
