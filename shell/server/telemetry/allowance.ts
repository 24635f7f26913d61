import type { Clock } from 'server-kit/clock';

export interface AllowanceOptions {
  /** How often one key is let through. */
  readonly limit: number;
  /** Milliseconds after which it is forgotten, at the earliest; twice that at the latest. */
  readonly window: number;
  readonly clock: Clock;
  /** Keys that are remembered; beyond them nothing is let through, so that nobody can fill the memory. */
  readonly most?: number;
  /** Told once in a window that a key was not let through because no more are remembered. */
  readonly onFull?: (() => void) | undefined;
}

const MOST = 200_000;

/** Lets a key through a number of times. */
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
