/** Where no end is said, or the end has passed. */
const USUAL_SECONDS = 3600;
const SOONEST_SECONDS = 60;

/** Seconds after which a closed page is worth another try; `until` in ISO 8601, `now` in milliseconds. */
export function retryAfter(until: string | undefined, now: number): number {
  const left = until === undefined ? 0 : Math.ceil((Date.parse(until) - now) / 1000);
  return left > 0 ? Math.max(left, SOONEST_SECONDS) : USUAL_SECONDS;
}
