/**
 * A packed number has up to 40 bits, and a column holds 32. So a column keeps it in two halves, of
 * which the low one has four lanes of five bits (or five of four).
 */
const HALF = 2 ** 20;

/** Returns the lowest twenty bits of a number that `zoneLanes.ts` or `hourLanes.ts` has packed. */
export function lowHalf(packed: number): number {
  return packed % HALF;
}

/** Returns the bits of a packed number above the low half. */
export function highHalf(packed: number): number {
  return Math.floor(packed / HALF);
}

/** Returns the packed number that has these halves. */
export function joinHalves(low: number, high: number): number {
  return high * HALF + low;
}
