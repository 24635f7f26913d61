import type { DocumentLog } from '../log/documentLog.ts';

/** How a version came alive in its slot, in milliseconds. A step that has not happened is missing. */
export interface Timings {
  /** From the slot's request for the version to its module, with entry and chunks. */
  readonly load?: number;
  /** From the module to the first paint that is hydrated or drawn. */
  readonly alive?: number;
  /** The moment of that paint on the document's timeline. */
  readonly aliveAt?: number;
  /** Whether the version took over the server's HTML. */
  readonly hydrated?: boolean;
}

/** Returns the timings of the last version that the slot asked for. */
export function timingsOf(
  slot: string,
  log: Pick<DocumentLog, 'of'>,
  marks: Pick<Performance, 'getEntriesByName'>,
): Timings {
  const stages = log.of('slot').filter((each) => each.slot === slot);
  const last = stages.slice(stages.findLastIndex(({ stage }) => stage === 'asked'));
  const at = (stage: string) => last.find((each) => each.stage === stage)?.at;
  const asked = at('asked');
  const loaded = at('loaded');
  const mounted = at('mounted');
  if (asked === undefined || loaded === undefined) return {};
  const load = Math.round(loaded - asked);
  if (mounted === undefined) return { load };
  // a widget that leaves no mark counts as alive once it is mounted
  const mark = marks.getEntriesByName(`${slot} alive`, 'mark').at(-1)?.startTime ?? mounted;
  const aliveAt = Math.max(mark, loaded);
  return {
    load,
    alive: Math.round(aliveAt - loaded),
    aliveAt: Math.round(aliveAt),
    hydrated: last.some(({ firstPaint }) => firstPaint !== undefined),
  };
}

export interface Loaded {
  readonly files: number;
  readonly bytes: number;
}

function isResource(entry: PerformanceEntry): entry is PerformanceResourceTiming {
  return 'encodedBodySize' in entry;
}

/** Returns how many files of a version (`mf-results@1.0.0`) came over the line, and their compressed bytes together. */
export function loadedOf(widget: string, marks: Pick<Performance, 'getEntriesByType'>): Loaded {
  const path = `/remotes/${widget.replace('@', '/')}/`;
  const files = marks
    .getEntriesByType('resource')
    .filter(isResource)
    .filter(({ name }) => name.includes(path));
  return {
    files: files.length,
    bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}
