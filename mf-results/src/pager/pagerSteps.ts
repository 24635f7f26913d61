/** The number of a page, or a gap of at least two pages. */
export type PagerStep = number | 'gap';

/** The number of neighbours on each side of the present page. */
const AROUND = 1;

/**
 * Returns the first, the last, the present page and its neighbours: 1 … 4 5 6 … 15. A gap never
 * hides a single page.
 */
export function pagerSteps(page: number, pages: number): PagerStep[] {
  const shown = [
    1,
    ...Array.from({ length: 2 * AROUND + 1 }, (_, index) => page - AROUND + index),
    pages,
  ];
  const inOrder = [...new Set(shown.filter((number) => number >= 1 && number <= pages))].sort(
    (one, other) => one - other,
  );
  return inOrder.flatMap((number, index) => {
    const missing = number - (inOrder[index - 1] ?? number - 1) - 1;
    if (missing === 0) return [number];
    return missing === 1 ? [number - 1, number] : ['gap' as const, number];
  });
}
