import { LRUCache } from 'lru-cache';
import type { FirstPaint, RenderJob } from '../messages.ts';

/** A first paint without its data. */
export type Drawing = Required<Omit<FirstPaint, 'data'>>;

interface Kept extends Drawing {
  readonly now: number;
}

/** What an entry costs beyond its texts, in bytes. */
const ENTRY = 500;

function toBytes({ html, structured }: Drawing): number {
  // a string with Japanese letters has two bytes for each character
  return ENTRY + 2 * (html.length + structured.reduce((sum, text) => sum + text.length, 0));
}

/**
 * Keeps the last used paints of one version, up to `bytes`. A paint is a pure function of the
 * widget's data and of its task (ADR 030), so nothing ever becomes stale. A paint that has read the
 * clock serves for its own time only.
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
    const { now, ...inputs } = task;
    const key = this.hash(`${JSON.stringify(inputs)}\n${data}`);
    const kept = this.paints.get(key);
    if (kept && (!kept.readsClock || kept.now === now)) return kept;
    const drawing = draw();
    this.paints.set(key, { ...drawing, now });
    return drawing;
  }
}
