import type { Clock } from '../clock.ts';

/** How often a key was counted in its present window. */
export interface RequestCount {
  readonly current: number;
  /** Milliseconds until the window ends. */
  readonly ttl: number;
}

/** What a process counts at once. */
export interface Counting {
  readonly key: string;
  /** Milliseconds. */
  readonly window: number;
  /** The most that the key may be counted in a window. */
  readonly limit: number;
  /** Requests that have come. All of them are counted. */
  readonly come: number;
  /** Requests that the process would like to count before they come. */
  readonly ahead: number;
}

export interface Counted extends RequestCount {
  /** What was counted: all that have come, and some ahead. */
  readonly taken: number;
}

/**
 * One process may take this part of what is left ahead. So it takes one by one near the limit, and what
 * several have taken and do not use stays a small part of the limit.
 */
export const PART = 16;

/** Keys that are remembered; the one whose window began first makes room. */
const MOST_KEYS = 200_000;

/**
 * Returns a function that counts a key in a window, which begins with the key's first count. The count
 * never is lower than what has come. `most` is the number of keys that are remembered.
 */
export function requestCounts(clock: Clock, most = MOST_KEYS): (counting: Counting) => Counted {
  const counts = new Map<string, { current: number; readonly ends: number }>();
  const begin = (key: string, ends: number) => {
    counts.delete(key);
    const [oldest] = counts.keys();
    if (oldest !== undefined && counts.size >= most) counts.delete(oldest);
    const count = { current: 0, ends };
    counts.set(key, count);
    return count;
  };
  return ({ key, window, limit, come, ahead }) => {
    const now = clock();
    const known = counts.get(key);
    const count = known && known.ends > now ? known : begin(key, now + window);
    count.current += come;
    const left = Math.max(0, limit - count.current);
    const more = Math.min(ahead, Math.floor(left / PART));
    count.current += more;
    return { current: count.current, ttl: count.ends - now, taken: come + more };
  };
}
