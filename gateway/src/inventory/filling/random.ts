import { itemInTurn } from './itemInTurn.ts';

/**
 * Draws numbers that depend only on their seeds, so that a course is the same on every machine and
 * every day.
 */
export interface Draw {
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number;
  /** Returns a whole number; both ends are possible. */
  between(low: number, high: number): number;
  /** Returns true with this probability. */
  chance(probability: number): boolean;
  /** Returns one of the items. Throws a RangeError for an empty list. */
  pick<Item>(items: readonly Item[]): Item;
}

function scramble(state: number): number {
  const first = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
  const second = Math.imul(first ^ (first >>> 15), 0x735a2d97);
  return (second ^ (second >>> 15)) >>> 0;
}

/** Returns a 32-bit number that depends only on the seeds. */
export function hashOf(...seeds: readonly number[]): number {
  return seeds.reduce(
    (state, seed) => scramble((Math.imul(state, 31) + seed + 0x9e3779b9) >>> 0),
    1,
  );
}

/** Starts draws from these seeds. */
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
    pick: (items) => itemInTurn(items, Math.floor(next() * items.length)),
  };
}
