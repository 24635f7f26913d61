import type { Clock } from '../clock.ts';

export interface AllowanceOptions {
  /** How often one key may pass in a window. */
  readonly limit: number;
  /** Milliseconds. A key is forgotten after one to two windows. */
  readonly window: number;
  readonly clock: Clock;
  /**
   * The largest number of keys in a window. Further keys do not pass, so that nobody can fill the
   * memory.
   */
  readonly most?: number;
  /** Called once in a window when a key did not pass because of `most`. */
  readonly onFull?: (() => void) | undefined;
}

const MOST = 200_000;

/** Returns a function that counts a key and returns whether it may pass. */
export function allowance({
  limit,
  window,
  clock,
  most = MOST,
  onFull,
}: AllowanceOptions): (key: string) => boolean {
  let since = clock();
  let isFull = false;
  let present = new Map<string, number>();
  let past = new Map<string, number>();
  return (key) => {
    const passed = clock() - since;
    if (passed >= window) {
      [present, past] = [new Map(), passed < 2 * window ? present : new Map()];
      since += passed;
      isFull = false;
    }
    const before = present.get(key) ?? 0;
    if (before + (past.get(key) ?? 0) >= limit) return false;
    if (before === 0 && present.size >= most) {
      if (!isFull) onFull?.();
      isFull = true;
      return false;
    }
    present.set(key, before + 1);
    return true;
  };
}
