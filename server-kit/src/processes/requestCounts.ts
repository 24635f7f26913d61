import type { Clock } from '../clock.ts';

/** How often a key was counted in its present window. */
export interface RequestCount {
  readonly current: number;
  /** Milliseconds until the window ends. */
  readonly ttl: number;
}

/** Keys that are remembered; the one whose window began first makes room. */
const MOST_KEYS = 200_000;

/**
 * Returns a function that counts a key in a window of this many milliseconds, which begins with the
 * key's first count. `most` is the number of keys that are remembered.
 */
export function requestCounts(
  clock: Clock,
  most = MOST_KEYS,
): (key: string, window: number) => RequestCount {
  const counts = new Map<string, { current: number; readonly ends: number }>();
  const begin = (key: string, ends: number) => {
    counts.delete(key);
    const [oldest] = counts.keys();
    if (oldest !== undefined && counts.size >= most) counts.delete(oldest);
    const count = { current: 0, ends };
    counts.set(key, count);
    return count;
  };
  return (key, window) => {
    const now = clock();
    const known = counts.get(key);
    const count = known && known.ends > now ? known : begin(key, now + window);
    count.current += 1;
    return { current: count.current, ttl: count.ends - now };
  };
}
