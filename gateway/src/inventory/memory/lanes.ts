/** Packed lanes pass 32 bits, so a column holds them in two halves: four lanes of five bits are the low one. */
const HALF = 2 ** 20;

/** Twenty bits of a packed number, as `zoneLanes.ts` and `hourLanes.ts` pack it. */
export function lowHalf(packed: number): number {
  return packed % HALF;
}

/** The bits of a packed number above the low half. */
export function highHalf(packed: number): number {
  return Math.floor(packed / HALF);
}

/** The packed number of two halves. */
export function joinHalves(low: number, high: number): number {
  return high * HALF + low;
}
