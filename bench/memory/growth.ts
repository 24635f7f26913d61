import { quantile } from '../statistics/quantile.ts';

/** The part of all measurements that is compared with another part. */
const PART = 5;
/** Memory that is given back late differs by this much from one moment to another. */
const NOISE = 1.1;

/** What a server used at the beginning and at the end of a run, in bytes. */
export interface Growth {
  /** The median of the second fifth: in the first one caches fill and code is compiled. */
  readonly early: number;
  /** The median of the last fifth. */
  readonly late: number;
  /** Whether the end is within a tenth of the beginning. */
  readonly isFlat: boolean;
}

/** Compares measurements of memory in the order in which they were taken, five at least. */
export function growthOf(memories: readonly number[]): Growth {
  const length = Math.floor(memories.length / PART);
  const early = quantile(memories.slice(length, 2 * length), 0.5);
  const late = quantile(memories.slice(-length), 0.5);
  return { early, late, isFlat: late <= early * NOISE };
}
