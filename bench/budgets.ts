import type { FigureName } from './page/figures.ts';

/** The greatest ratio product / monolith, on every page that is measured. */
export const BUDGETS: Partial<Readonly<Record<FigureName, number>>> = {
  firstPaint: 1.5,
  largestPaint: 1.5,
  alive: 2,
};
