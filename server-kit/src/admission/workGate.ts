/** How much work a server takes on at the same time. */
export interface WorkGateOptions {
  /** The number of pieces of work that are under way. */
  readonly most: number;
  /** The number that wait for one of these places. */
  readonly mostWaiting: number;
  /** The number that one key has under way and waiting. */
  readonly mostOfOne: number;
}

/** A place at the gate. */
export interface Place {
  /** Resolves when the work may begin. It never resolves after `leave`. */
  readonly begins: Promise<void>;
  /** Gives the place to the next one. Further calls change nothing. */
  leave(): void;
}

/** Work that waits for its turn. */
interface Waiting {
  begin(): void;
}

/** Admits work up to a bound, makes a few wait in order, and refuses the rest. */
export class WorkGate {
  readonly #options: WorkGateOptions;
  readonly #waiting = new Set<Waiting>();
  readonly #ofKey = new Map<string, number>();
  #underWay = 0;

  constructor(options: WorkGateOptions) {
    this.#options = options;
  }

  /** Returns a place; undefined when the gate is full, or has no more places for this key. */
  enter(key: string): Place | undefined {
    const { most, mostWaiting, mostOfOne } = this.#options;
    const ofKey = this.#ofKey.get(key) ?? 0;
    const isFull = this.#underWay >= most && this.#waiting.size >= mostWaiting;
    if (isFull || ofKey >= mostOfOne) return undefined;
    this.#ofKey.set(key, ofKey + 1);
    return this.#underWay < most ? this.#begin(key) : this.#wait(key);
  }

  #begin(key: string): Place {
    this.#underWay += 1;
    return {
      begins: Promise.resolve(),
      leave: once(() => this.#end(key)),
    };
  }

  #wait(key: string): Place {
    const { promise: begins, resolve } = Promise.withResolvers<void>();
    const waiting = { begin: resolve };
    this.#waiting.add(waiting);
    return {
      begins,
      leave: once(() => {
        if (this.#waiting.delete(waiting)) this.#forget(key);
        else this.#end(key);
      }),
    };
  }

  /** Ends work that was under way. The one that waits for longest takes its place. */
  #end(key: string): void {
    this.#forget(key);
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#underWay -= 1;
      return;
    }
    this.#waiting.delete(next);
    next.begin();
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
