import type { Clock } from '../clock.ts';

/** How much work a server takes on at the same time. */
export interface WorkGateOptions {
  /** The number of pieces of work that are under way while each ends in time. */
  readonly most: number;
  /**
   * The number that are under way while they take longer than `longestWork`. Default: `most`, whatever
   * they take.
   */
  readonly fewest?: number;
  /** Milliseconds from the beginning of a piece of work to its end. Default: no limit. */
  readonly longestWork?: number;
  /** Default: the process's own clock, which never goes back. */
  readonly clock?: Clock;
  /** The number that wait for one of these places. */
  readonly mostWaiting: number;
  /** The number that one key has under way and waiting. */
  readonly mostOfOne: number;
}

/** A place at the gate. */
export interface Place {
  /** Whether the work may begin, which it mostly may at once. */
  hasBegun(): boolean;
  /** Resolves when the work may begin. It never resolves after `leave`. */
  readonly begins: Promise<void>;
  /** Gives the place to the next one. Further calls change nothing. */
  leave(): void;
}

/** Work that waits for its turn. */
interface Waiting {
  begin(): void;
}

/** The part of the bound that is left after work that took too long. */
const SHRINKS_TO = 0.9;

/**
 * Admits work up to a bound, makes a few wait in order, and refuses the rest. The bound falls by a
 * tenth with each piece of work that took too long, and rises slowly with the others (additive
 * increase, multiplicative decrease), so that it follows what the machine can do now.
 */
export class WorkGate {
  readonly #options: Required<WorkGateOptions>;
  readonly #waiting = new Set<Waiting>();
  readonly #ofKey = new Map<string, number>();
  #underWay = 0;
  #bound: number;

  constructor(options: WorkGateOptions) {
    this.#options = {
      fewest: options.most,
      longestWork: Infinity,
      clock: () => performance.now(),
      ...options,
    };
    this.#bound = options.most;
  }

  /** Returns a place; undefined when the gate is full, or has no more places for this key. */
  enter(key: string): Place | undefined {
    const { mostWaiting, mostOfOne } = this.#options;
    const ofKey = this.#ofKey.get(key) ?? 0;
    const isFull = !this.#hasRoom() && this.#waiting.size >= mostWaiting;
    if (isFull || ofKey >= mostOfOne) return undefined;
    this.#ofKey.set(key, ofKey + 1);
    const { promise: begins, resolve } = Promise.withResolvers<void>();
    let began: number | undefined;
    const waiting = {
      begin: () => {
        began = this.#options.clock();
        resolve();
      },
    };
    this.#waiting.add(waiting);
    this.#beginNext();
    const leave = once(() => {
      this.#waiting.delete(waiting);
      this.#forget(key);
      if (began !== undefined) this.#end(began);
    });
    return { hasBegun: () => began !== undefined, begins, leave };
  }

  #hasRoom(): boolean {
    return this.#underWay < Math.floor(this.#bound);
  }

  /** Lets those that wait for longest begin while there is room. */
  #beginNext(): void {
    for (const next of this.#waiting) {
      if (!this.#hasRoom()) return;
      this.#waiting.delete(next);
      this.#underWay += 1;
      next.begin();
    }
  }

  /** Ends work that began at this time. */
  #end(began: number): void {
    const { most, fewest, longestWork, clock } = this.#options;
    this.#underWay -= 1;
    this.#bound =
      clock() - began > longestWork
        ? Math.max(fewest, this.#bound * SHRINKS_TO)
        : Math.min(most, this.#bound + 1 / this.#bound);
    this.#beginNext();
  }

  #forget(key: string): void {
    const left = (this.#ofKey.get(key) ?? 1) - 1;
    if (left === 0) this.#ofKey.delete(key);
    else this.#ofKey.set(key, left);
  }
}

/** Returns a function that calls `act` at its first call only. */
function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
