import { quantile } from '../statistics/quantile.ts';

/** The documents of one page. */
export interface PageTimes {
  readonly page: string;
  /** Milliseconds until each document. */
  readonly times: readonly number[];
  readonly refused: number;
}

/** Joins what several runs have measured, each of the same pages in the same order. */
export function joinTimes(runs: readonly (readonly PageTimes[])[]): PageTimes[] {
  const [pages = []] = runs;
  return pages.map(({ page }, place) => ({
    page,
    times: runs.flatMap((run) => run[place]?.times ?? []),
    refused: runs.reduce((sum, run) => sum + (run[place]?.refused ?? 0), 0),
  }));
}

/** Milliseconds until documents. */
export interface Figures {
  readonly half: number;
  /** One in a hundred takes longer. */
  readonly late: number;
  readonly longest: number;
  readonly refused: number;
}

export function toFigures({ times, refused }: PageTimes): Figures {
  return {
    half: quantile(times, 0.5),
    late: quantile(times, 0.99),
    longest: quantile(times, 1),
    refused,
  };
}

export function toLine(what: string, page: string, figures: Figures): string {
  const { half, late, longest, refused } = figures;
  const [p50, p99, most] = [half, late, longest].map((time) => `${time.toFixed(0)} ms`);
  return `${what.padEnd(8)} ${page.padEnd(12)} p50 ${p50}  p99 ${p99}  longest ${most}  refused ${refused}`;
}
