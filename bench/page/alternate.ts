import type { Pair } from '../statistics/comparison.ts';
import type { Load } from './measureLoad.ts';
import type { Other, Variant } from './variants.ts';

/** One load of the product and of each other variant that is compared, one after the other. */
export type Round = { readonly product: Load } & Readonly<Partial<Record<Other, Load>>>;

/**
 * Loads the variants in turn, the product last, so that other load of the machine affects all. The first
 * round warms up and is dropped.
 */
export async function alternate(
  load: (variant: Variant) => Promise<Load>,
  others: readonly Other[],
  runs: number,
): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const loads: Partial<Record<Other, Load>> = {};
    for (const other of others) loads[other] = await load(other);
    const round = { ...loads, product: await load('product') };
    if (run > 0) rounds.push(round);
  }
  return rounds;
}

/** Reads one figure of a load; undefined where it was not measured. */
export type Read = (load: Load) => number | undefined;

/** One figure of a variant in each round that has it. */
export function figuresOf(rounds: readonly Round[], variant: Variant, read: Read): number[] {
  return rounds
    .map(({ [variant]: load }) => load && read(load))
    .filter((figure) => figure !== undefined);
}

/** One figure of the product and of another variant in each round that has both. */
export function pairsOf(rounds: readonly Round[], other: Other, read: Read): Pair[] {
  return rounds.flatMap((round) => {
    const [product] = figuresOf([round], 'product', read);
    const [figure] = figuresOf([round], other, read);
    return product === undefined || figure === undefined ? [] : [{ product, other: figure }];
  });
}
