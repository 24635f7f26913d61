/** Draws that depend on the seeds alone, so that the same course is the same on every machine and every day. */
export interface Draw {
  /** 0 up to, and without, 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

function scramble(state: number): number {
  const first = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
  const second = Math.imul(first ^ (first >>> 15), 0x735a2d97);
  return (second ^ (second >>> 15)) >>> 0;
}

/** A 32-bit number of these seeds. */
export function hashOf(...seeds: readonly number[]): number {
  return seeds.reduce(
    (state, seed) => scramble((Math.imul(state, 31) + seed + 0x9e3779b9) >>> 0),
    1,
  );
}

export function drawFrom(...seeds: readonly number[]): Draw {
  let state = hashOf(...seeds);
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    return scramble(state) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)]!,
  };
}
