/** The result if there is no end, or the end has passed. */
const USUAL_SECONDS = 3600;
const SOONEST_SECONDS = 60;

/**
 * Returns the seconds until a closed page may be open again. `until` is in ISO 8601, `now` in
 * milliseconds since 1970.
 */
export function retryAfter(until: string | undefined, now: number): number {
  const left = until === undefined ? 0 : Math.ceil((Date.parse(until) - now) / 1000);
  return left > 0 ? Math.max(left, SOONEST_SECONDS) : USUAL_SECONDS;
}
