import type { Pair } from '../statistics/comparison.ts';
import type { Load } from './measureLoad.ts';

export interface LoadPair {
  readonly monolith: Load;
  readonly product: Load;
}

export interface Sides {
  monolith(): Promise<Load>;
  product(): Promise<Load>;
}

/**
 * Loads monolith and product in turn, so that other load of the machine affects both. The first
 * pair warms up and is dropped.
 */
export async function alternate(sides: Sides, runs: number): Promise<LoadPair[]> {
  const pairs: LoadPair[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const pair = { monolith: await sides.monolith(), product: await sides.product() };
    if (run > 0) pairs.push(pair);
  }
  return pairs;
}

/** One figure of each pair of loads. */
export function pairsOf(loads: readonly LoadPair[], figure: (load: Load) => number): Pair[] {
  return loads.map(({ monolith, product }) => ({
    monolith: figure(monolith),
    product: figure(product),
  }));
}
