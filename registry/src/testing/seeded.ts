/** Returns numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seeded(seed: number) {
  return () => {
    let mixed = (seed += 0x6d2b79f5);
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
