/** Milliseconds since 1970. */
export type Clock = () => number;

/** The machine's clock, or one that starts at `start` (ISO 8601) and runs on from there. */
export function clockFrom(start: string | undefined): Clock {
  if (start === undefined) return Date.now;
  const offset = Date.parse(start) - Date.now();
  return () => Date.now() + offset;
}
