import { type Part, PARTS } from './partOf.ts';

/** Milliseconds of one document by part. */
export type Times = Readonly<Record<Part, number>>;

/** What threads did, by samples, and what they had of the processor. */
export interface SampledThreads {
  /** Microseconds by part; a thread that waits for the processor counts too. */
  readonly sampled: ReadonlyMap<Part, number>;
  /** Milliseconds of processor; undefined where nothing tells it. */
  readonly main: number | undefined;
}

/**
 * Returns what one of so many documents took: the processor's time of the sampled threads, divided as
 * their samples are, and the time of the threads that are not sampled. Where nothing tells the
 * processor's time the samples stand for it.
 */
export function toProcessorTimes(
  threads: readonly SampledThreads[],
  others: Readonly<Partial<Record<Part, number | undefined>>>,
  documents: number,
): Times {
  const times = Object.fromEntries(
    Object.keys(PARTS).map((part) => [part, (others[part as Part] ?? 0) / documents]),
  ) as Record<Part, number>;
  for (const { sampled, main } of threads) {
    const all = [...sampled.values()].reduce((sum, time) => sum + time, 0) / 1000;
    const share = main === undefined || all === 0 ? 1 : main / all;
    for (const [part, time] of sampled) times[part] += ((time / 1000) * share) / documents;
  }
  return times;
}
