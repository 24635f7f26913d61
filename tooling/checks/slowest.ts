/** How long one file of tests took. */
export interface FileTime {
  readonly file: string;
  /** Seconds. */
  readonly seconds: number;
}

/** Adds up the times of each file. */
export function addUp(times: readonly FileTime[]): FileTime[] {
  const sums = new Map<string, number>();
  for (const { file, seconds } of times) sums.set(file, (sums.get(file) ?? 0) + seconds);
  return [...sums].map(([file, seconds]) => ({ file, seconds }));
}

/** The `count` files that took longest, as lines for the terminal. */
export function toSlowestLines(times: readonly FileTime[], count = 10): string[] {
  const slowest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
  return slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}
