/** Returns the present time in milliseconds since 1970. */
export type Clock = () => number;

/**
 * Returns a clock that runs from `start` (milliseconds since 1970), or else the machine's clock.
 */
export function clockFrom(start: number | undefined): Clock {
  if (start === undefined) return Date.now;
  const offset = start - Date.now();
  return () => Date.now() + offset;
}
