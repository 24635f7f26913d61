/** Milliseconds since 1970. */
export type Clock = () => number;

/** The machine's clock, or one that starts at `start` (milliseconds since 1970) and runs on from there. */
export function clockFrom(start: number | undefined): Clock {
  if (start === undefined) return Date.now;
  const offset = start - Date.now();
  return () => Date.now() + offset;
}
