import { median, quantile } from './quantile.ts';

/** One figure of the product and of the monolith, measured one after the other. */
export interface Pair {
  readonly product: number;
  readonly monolith: number;
}

export interface Comparison {
  /** Median of each side. */
  readonly product: number;
  readonly monolith: number;
  /**
   * The ratio of product to monolith in each pair, so that a moment of load affects both halves.
   */
  readonly ratio: { readonly lower: number; readonly median: number; readonly upper: number };
}

/** Compares the pairs. Throws where there are none. */
export function compare(pairs: readonly Pair[]): Comparison {
  // two zeros are equal, though they have no ratio
  const ratios = pairs.map(({ product, monolith }) =>
    product === monolith ? 1 : product / monolith,
  );
  return {
    product: median(pairs.map(({ product }) => product)),
    monolith: median(pairs.map(({ monolith }) => monolith)),
    ratio: { lower: quantile(ratios, 0.25), median: median(ratios), upper: quantile(ratios, 0.75) },
  };
}

/** Whether a budget is broken clearly: even the lower quartile of the ratios is above the bound. */
export function isOverBudget({ ratio }: Comparison, most: number): boolean {
  return ratio.lower > most;
}
