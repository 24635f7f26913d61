/** A stretch of time, in milliseconds since the document began. */
export interface Stretch {
  readonly startTime: number;
  readonly duration: number;
}

/** A script of a long animation frame. */
interface Script extends Stretch {
  readonly sourceURL: string;
}

/** The entry of a long animation frame; TypeScript does not know it yet. */
export interface LongFrame extends PerformanceEntry {
  readonly scripts: readonly Script[];
}

/** Milliseconds: an interaction is told soon after its frames, or before them. */
const KEPT_FOR = 10_000;
const FILE =
  /^https?:\/\/[^/]+\/(?:remotes\/(mf-[a-z\d-]+)\/([\dA-Za-z.+-]+)|assets)\/([\w-][\w./-]*?)(?:\.[\da-f]{10})?\.js$/;

/**
 * Returns what a script is called in a report of a version: `later.js` if it is its own,
 * `mf-results@1.3.0/later.js`, `assets/client.js` of the frame; undefined for any other, whose address may say
 * something about the visitor. It has no hash.
 */
export function scriptName(url: string, id: string): string | undefined {
  const [, widget, version, file] = FILE.exec(url) ?? [];
  if (file === undefined) return undefined;
  const owner = widget === undefined ? 'assets' : `${widget}@${version}`;
  return owner === id ? `${file}.js` : `${owner}/${file}.js`;
}

function endOf({ startTime, duration }: Stretch): number {
  return startTime + duration;
}

/** Returns for how many milliseconds both happened. */
function overlap(one: Stretch, other: Stretch): number {
  return Math.min(endOf(one), endOf(other)) - Math.max(one.startTime, other.startTime);
}

/** Keeps the scripts of long animation frames that may have made the slowest interaction slow. */
export function slowScripts() {
  let kept: readonly Script[] = [];
  return {
    /** Adds a frame's scripts, and forgets old ones in which the slowest interaction up to now was not. */
    add(frame: LongFrame, slowest: Stretch): void {
      kept = [...kept, ...frame.scripts].filter(
        (each) => overlap(each, slowest) > 0 || endOf(each) > endOf(frame) - KEPT_FOR,
      );
    },
    /** Returns the address of the script that worked for longest in a stretch; undefined without one. */
    longestIn(stretch: Stretch): string | undefined {
      const [longest] = kept
        .filter((each) => overlap(each, stretch) > 0)
        .toSorted((one, other) => overlap(other, stretch) - overlap(one, stretch));
      return longest?.sourceURL;
    },
  };
}
