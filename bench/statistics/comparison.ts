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
  /** Product / monolith of each pair: a load that comes and goes falls on both halves of a pair. */
  readonly ratio: { readonly lower: number; readonly median: number; readonly upper: number };
}

export function compare(pairs: readonly Pair[]): Comparison {
  // two zeros are equal, and a ratio to nothing says nothing
  const ratios = pairs.map(({ product, monolith }) =>
    product === monolith ? 1 : product / monolith,
  );
  return {
    product: median(pairs.map(({ product }) => product)),
    monolith: median(pairs.map(({ monolith }) => monolith)),
    ratio: { lower: quantile(ratios, 0.25), median: median(ratios), upper: quantile(ratios, 0.75) },
  };
}

/** Broken by more than the spread: even the lower quartile of the ratios lies above the bound. */
export function isOverBudget({ ratio }: Comparison, most: number): boolean {
  return ratio.lower > most;
}
