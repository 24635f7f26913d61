import { BUDGETS, type Budgets } from '../budgets.ts';
import { compare, isOverBudget, type Comparison } from '../statistics/comparison.ts';
import { pairsOf, type LoadPair } from './alternate.ts';
import { FIGURES, type FigureName } from './figures.ts';

const NAMES = Object.keys(FIGURES) as FigureName[];
const COLUMNS = ['', 'monolith', 'product', 'ratio', 'quartiles', 'budget'] as const;

export interface Report {
  readonly text: string;
  /** Medians of both sides, and their ratio with its quartiles. */
  readonly figures: Readonly<Record<FigureName, Comparison>>;
  /** One sentence for each broken budget. */
  readonly broken: readonly string[];
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = COLUMNS.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}

/**
 * The elements of the largest paint, the most frequent first. Two sides that paint different
 * elements cannot be compared by it.
 */
function largestOf(loads: readonly LoadPair[], side: keyof LoadPair): string {
  const counts = Map.groupBy(
    loads.map((pair) => pair[side].largest),
    (largest) => largest,
  );
  return [...counts]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([largest, { length }]) => `${largest} ${length}x`)
    .join(', ');
}

/** What a page must keep to. */
export interface Bounds {
  /** The greatest ratios of product to monolith. */
  readonly ratios: Budgets;
  /** The greatest figures of the product alone. */
  readonly most: Budgets;
}

/** What breaks the bounds of one figure, a sentence for each. */
function brokenBounds(name: FigureName, comparison: Comparison, bounds: Bounds): string[] {
  const { title, show } = FIGURES[name];
  const { product, ratio } = comparison;
  const greatest = bounds.ratios[name];
  const most = bounds.most[name];
  const broken: string[] = [];
  if (greatest !== undefined && isOverBudget(comparison, greatest))
    broken.push(
      `${title} is ${ratio.median.toFixed(2)} times the monolith's, even the lower quartile (${ratio.lower.toFixed(2)}) is above ${greatest}.`,
    );
  if (most !== undefined && product > most)
    broken.push(`${title} is ${show(product)}, above ${show(most)}.`);
  return broken;
}

function showBounds(name: FigureName, { ratios, most }: Bounds): string {
  const own = most[name];
  const ratio = ratios[name];
  return [
    ...(ratio === undefined ? [] : [`<= ${ratio.toFixed(2)}`]),
    ...(own === undefined ? [] : [`<= ${FIGURES[name].show(own)}`]),
  ].join(', ');
}

function mapFigures(read: (name: FigureName) => Comparison): Report['figures'] {
  // every name is there, which the type of `fromEntries` does not say
  return Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Report['figures'];
}

/** The pairs of one page as a table, and the bounds that they break. */
export function reportPage(
  path: string,
  loads: readonly LoadPair[],
  bounds: Bounds = { ratios: BUDGETS, most: {} },
): Report {
  const rows: string[][] = [[...COLUMNS]];
  const broken: string[] = [];
  const figures = mapFigures((name) => compare(pairsOf(loads, FIGURES[name].read)));
  for (const name of NAMES) {
    const { title, show } = FIGURES[name];
    const comparison = figures[name];
    const { product, monolith, ratio } = comparison;
    broken.push(...brokenBounds(name, comparison, bounds).map((what) => `${path}: ${what}`));
    rows.push([
      title,
      show(monolith),
      show(product),
      ratio.median.toFixed(2),
      `${ratio.lower.toFixed(2)} to ${ratio.upper.toFixed(2)}`,
      showBounds(name, bounds),
    ]);
  }
  const largest = `largest paint: monolith ${largestOf(loads, 'monolith')}; product ${largestOf(loads, 'product')}`;
  return {
    figures,
    text: `${path} (${loads.length} pairs)\n${table(rows)}\n${largest}`,
    broken,
  };
}
