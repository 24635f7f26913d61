import { LRUCache } from 'lru-cache';
import type { FirstPaint, RenderJob } from 'server-kit/renderer/messages';

/** A first paint without its data. */
export interface Drawing
  extends
    Required<Omit<FirstPaint, 'data' | 'uses' | 'about' | 'missesAnswer'>>,
    Pick<FirstPaint, 'about'> {
  /** Whether the HTML depends on the query: the widget has read it while it rendered. */
  readonly readsQuery: boolean;
}

interface Kept extends Drawing {
  readonly now: number;
  /** The data that it was drawn from, as JSON text. */
  readonly data: string;
}

/** Characters of the queries that are remembered: thousands of them. */
const ASKED = 200_000;

/** What an entry costs beyond its texts, in bytes. */
const ENTRY = 500;

function toBytes({ html, structured, data }: Kept, key: string): number {
  const characters = [html, key, data, ...structured].reduce((sum, text) => sum + text.length, 0);
  // a string with Japanese letters has two bytes for each character
  return ENTRY + 2 * characters;
}

/**
 * Keeps the last used paints of one version, up to `bytes`. A paint is a pure function of the
 * widget's data and of its task (ADR 030), so nothing ever becomes stale. A paint that has read the
 * clock or the query serves for its own time or query only, and is kept when its query is asked for
 * the second time: most are asked for once, and to keep those costs as much as half of drawing them.
 * Texts are compared themselves: a hash of each costs more than their memory.
 */
export class KeptPaints {
  private readonly paints: LRUCache<string, Kept>;
  /** The queries of the last paints that have read theirs. */
  private readonly asked = new LRUCache<string, true>({
    maxSize: ASKED,
    sizeCalculation: (_, query) => query.length + 1,
  });

  constructor(bytes: number) {
    this.paints = new LRUCache<string, Kept>({ maxSize: bytes, sizeCalculation: toBytes });
  }

  /** The memory that the paints use, in bytes. */
  get bytes(): number {
    return this.paints.calculatedSize;
  }

  private isAskedAgain(query: string): boolean {
    const isKnown = this.asked.has(query);
    this.asked.set(query, true);
    return isKnown;
  }

  /**
   * Returns the kept paint of a task and its data (JSON text), or else what `draw` returns. An
   * error of `draw` is thrown, and not kept.
   */
  paintOf(task: RenderJob, data: string, draw: () => Drawing): Drawing {
    const { now, props, ...others } = task;
    const { query, ...place } = props;
    const anyQuery = `${JSON.stringify([place, others])}\n${data}`;
    // no key of the other kind: this one has no line end
    const thisQuery = JSON.stringify([place, others, query]);
    const kept = this.paints.get(anyQuery) ?? this.paints.get(thisQuery);
    if (kept?.data === data && (!kept.readsClock || kept.now === now)) return kept;
    const drawing = draw();
    const key = drawing.readsQuery ? thisQuery : anyQuery;
    if (!drawing.readsQuery || this.isAskedAgain(`${others.slot} ${query}`))
      this.paints.set(key, { ...drawing, data, now });
    return drawing;
  }
}
