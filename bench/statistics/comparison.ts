import { median, quantile } from './quantile.ts';

/** One figure of the product and of another variant, measured one after the other. */
export interface Pair {
  readonly product: number;
  readonly other: number;
}

/** The ratio of product to another variant: its quartiles over all pairs. */
export interface Ratio {
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
}

/**
 * Returns the ratio of each pair, so that a moment of load affects both halves, as quartiles. Throws where
 * there are no pairs.
 */
export function ratioOf(pairs: readonly Pair[]): Ratio {
  // two zeros are equal, though they have no ratio
  const ratios = pairs.map(({ product, other }) => (product === other ? 1 : product / other));
  return { lower: quantile(ratios, 0.25), median: median(ratios), upper: quantile(ratios, 0.75) };
}

/** Whether a budget is broken clearly: even the lower quartile of the ratios is above the bound. */
export function isOverBudget({ lower }: Ratio, most: number): boolean {
  return lower > most;
}
