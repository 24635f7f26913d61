/** Returns milliseconds of a clock that all processes of a machine share and that nobody can set. */
export function monotonicNow(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1000 + nanoseconds / 1_000_000;
}
