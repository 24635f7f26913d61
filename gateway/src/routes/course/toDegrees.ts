const SCALE = 100_000;

/** Returns degrees for the inventory's hundred-thousandths of a degree. */
export function toDegrees(scaled: number): number {
  return scaled / SCALE;
}
