/** Returns milliseconds of a clock that all threads share and that nobody can set. */
export function monotonicNow(): number {
  return performance.timeOrigin + performance.now();
}
