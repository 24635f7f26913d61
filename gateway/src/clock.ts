/** Milliseconds since 1970. */
export type Clock = () => number;

/** A clock that runs on from `start`; the machine's own where no start is given. */
export function clockFrom(start: number | undefined): Clock {
  if (start === undefined) return Date.now;
  const offset = start - Date.now();
  return () => Date.now() + offset;
}
