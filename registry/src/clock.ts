/** Milliseconds since 1970. */
export type Clock = () => number;

/** A clock that starts at `startsAt` and runs on; the machine's own without it. */
export function toClock(startsAt?: string): Clock {
  if (startsAt === undefined) return Date.now;
  const ahead = Date.parse(startsAt) - Date.now();
  return () => Date.now() + ahead;
}
