import type { DocumentLog } from '../log/documentLog.ts';

/** How a version came alive in its slot; milliseconds. What has not happened is missing. */
export interface Timings {
  /** From the slot's wish to the module: entry and chunks. */
  readonly load?: number;
  /** From the module to the first paint that is hydrated or drawn. */
  readonly alive?: number;
  /** The same on the document's timeline. */
  readonly aliveAt?: number;
  /** Whether it took over the server's HTML. */
  readonly hydrated?: boolean;
}

/** Of the last version that the slot asked for. */
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
  // a widget that leaves no mark is alive as far as anybody knows
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

/** What a version's scripts weigh as they came over the line. */
export function loadedOf(widget: string, marks: Pick<Performance, 'getEntriesByType'>): Loaded {
  const path = `/remotes/${widget.replace('@', '/')}/`;
  const files = (marks.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name }) => name.includes(path),
  );
  return {
    files: files.length,
    bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}
