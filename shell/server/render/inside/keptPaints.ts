import { LRUCache } from 'lru-cache';
import type { FirstPaint, RenderJob } from '../messages.ts';

/** A first paint without its data. */
export interface Drawing extends Required<Omit<FirstPaint, 'data'>> {
  /** Whether the HTML depends on the query: the widget has read it while it rendered. */
  readonly readsQuery: boolean;
}

interface Kept extends Drawing {
  readonly now: number;
}

/** What an entry costs beyond its texts, in bytes. */
const ENTRY = 500;

function toBytes({ html, structured }: Drawing, key: string): number {
  const characters = [html, key, ...structured].reduce((sum, text) => sum + text.length, 0);
  // a string with Japanese letters has two bytes for each character
  return ENTRY + 2 * characters;
}

/**
 * Keeps the last used paints of one version, up to `bytes`. A paint is a pure function of the
 * widget's data and of its task (ADR 030), so nothing ever becomes stale. A paint that has read the
 * clock or the query serves for its own time or query only.
 */
export class KeptPaints {
  private readonly paints: LRUCache<string, Kept>;
  private readonly hash: (text: string) => string;

  /** `hash` returns a text that no other text has. */
  constructor(bytes: number, hash: (text: string) => string) {
    this.hash = hash;
    this.paints = new LRUCache<string, Kept>({ maxSize: bytes, sizeCalculation: toBytes });
  }

  /** The memory that the paints use, in bytes. */
  get bytes(): number {
    return this.paints.calculatedSize;
  }

  /**
   * Returns the kept paint of a task and its data (JSON text), or else what `draw` returns. An
   * error of `draw` is thrown, and not kept.
   */
  paintOf(task: RenderJob, data: string, draw: () => Drawing): Drawing {
    const { now, props, ...others } = task;
    const { query, ...place } = props;
    const anyQuery = this.hash(`${JSON.stringify([place, others])}\n${data}`);
    const thisQuery = `${anyQuery} ${query}`;
    const kept = this.paints.get(anyQuery) ?? this.paints.get(thisQuery);
    if (kept && (!kept.readsClock || kept.now === now)) return kept;
    const drawing = draw();
    this.paints.set(drawing.readsQuery ? thisQuery : anyQuery, { ...drawing, now });
    return drawing;
  }
}
