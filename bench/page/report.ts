import { RATIOS, type Budgets, type Ratios } from '../budgets.ts';
import { isOverBudget, type Ratio, ratioOf } from '../statistics/comparison.ts';
import { median } from '../statistics/quantile.ts';
import { figuresOf, pairsOf, type Round } from './alternate.ts';
import { FIGURES, type FigureName } from './figures.ts';
import { type Other, OTHERS, type Variant, VARIANTS } from './variants.ts';

const NAMES = Object.keys(FIGURES) as FigureName[];

/** The medians of one figure, and the ratio of product to each other variant with its quartiles. */
export type Compared = Readonly<Partial<Record<Variant, number>>> & {
  readonly ratios: Readonly<Partial<Record<Other, Ratio>>>;
};

export interface Report {
  readonly text: string;
  /** Without the figures that this page does not have. */
  readonly figures: Readonly<Partial<Record<FigureName, Compared>>>;
  /** One sentence for each broken budget. */
  readonly broken: readonly string[];
}

/** What a page must keep to. */
export interface Bounds {
  readonly ratios: Ratios;
  /** The greatest figures of the product alone. */
  readonly most: Budgets;
}

function compare(
  name: FigureName,
  rounds: readonly Round[],
  variants: readonly Variant[],
): Compared {
  const { read } = FIGURES[name];
  const medians: Partial<Record<Variant, number>> = {};
  for (const variant of variants) {
    const figures = figuresOf(rounds, variant, read);
    if (figures.length > 0) medians[variant] = median(figures);
  }
  const ratios: Partial<Record<Other, Ratio>> = {};
  for (const other of OTHERS) {
    const pairs = pairsOf(rounds, other, read);
    // what the other one has nothing of has no ratio
    const isComparable = pairs.every(({ product, other: figure }) => figure > 0 || product === 0);
    if (pairs.length > 0 && isComparable) ratios[other] = ratioOf(pairs);
  }
  return { ...medians, ratios };
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
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
 * The elements of the largest paint, the most frequent first. Variants that paint different elements
 * cannot be compared by it.
 */
function largestOf(rounds: readonly Round[], variant: Variant): string {
  const counts = Map.groupBy(
    rounds.map(({ [variant]: load }) => load?.largest ?? ''),
    (largest) => largest,
  );
  const named = [...counts]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([largest, { length }]) => `${largest} ${length}x`);
  return `${VARIANTS[variant].title} ${named.join(', ')}`;
}

/** What breaks the bounds of one figure, a sentence for each. */
function brokenBounds(name: FigureName, { product, ratios }: Compared, bounds: Bounds): string[] {
  const { title, show } = FIGURES[name];
  const most = bounds.most[name];
  const broken: string[] = [];
  for (const other of OTHERS) {
    const greatest = bounds.ratios[other]?.[name];
    const ratio = ratios[other];
    if (greatest !== undefined && ratio && isOverBudget(ratio, greatest))
      broken.push(
        `${title} is ${ratio.median.toFixed(2)} times that of ${VARIANTS[other].title}, even the lower quartile (${ratio.lower.toFixed(2)}) is above ${greatest}.`,
      );
  }
  if (most !== undefined && product !== undefined && product > most)
    broken.push(`${title} is ${show(product)}, above ${show(most)}.`);
  return broken;
}

function showRatio(ratio: Ratio | undefined, bound: number | undefined): string {
  if (!ratio) return '';
  const quartiles = `${ratio.lower.toFixed(2)} to ${ratio.upper.toFixed(2)}`;
  const most = bound === undefined ? '' : ` <= ${bound.toFixed(2)}`;
  return `${ratio.median.toFixed(2)} (${quartiles})${most}`;
}

function showFigure(name: FigureName, value: number | undefined, most?: number): string {
  const { show } = FIGURES[name];
  if (value === undefined) return '';
  return most === undefined ? show(value) : `${show(value)} <= ${show(most)}`;
}

function rowOf(
  name: FigureName,
  compared: Compared,
  others: readonly Other[],
  { ratios, most }: Bounds,
): string[] {
  return [
    FIGURES[name].title,
    showFigure(name, compared.product, most[name]),
    ...others.flatMap((other) => [
      showFigure(name, compared[other]),
      showRatio(compared.ratios[other], ratios[other]?.[name]),
    ]),
  ];
}

function titlesOf(others: readonly Other[]): string[] {
  const named = (variant: Variant) => `${VARIANTS[variant].letter}: ${VARIANTS[variant].title}`;
  const ofOther = (other: Other) => [named(other), `a/${VARIANTS[other].letter} (quartiles)`];
  return ['', named('product'), ...others.flatMap(ofOther)];
}

/** The rounds of one page as a table, and the bounds that they break. */
export function reportPage(
  path: string,
  rounds: readonly Round[],
  bounds: Bounds = { ratios: RATIOS, most: {} },
): Report {
  const others = OTHERS.filter((other) => rounds.some(({ [other]: load }) => load));
  const variants = ['product', ...others] as const;
  const rows = [titlesOf(others)];
  const broken: string[] = [];
  const figures: Partial<Record<FigureName, Compared>> = {};
  for (const name of NAMES) {
    const compared = compare(name, rounds, variants);
    if (compared.product === undefined) continue;
    figures[name] = compared;
    broken.push(...brokenBounds(name, compared, bounds).map((what) => `${path}: ${what}`));
    rows.push(rowOf(name, compared, others, bounds));
  }
  const largest = variants.map((variant) => largestOf(rounds, variant)).join('; ');
  return {
    figures,
    text: `${path} (${rounds.length} rounds)\n${table(rows)}\nlargest paint: ${largest}`,
    broken,
  };
}
