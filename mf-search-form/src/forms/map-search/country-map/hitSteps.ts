/** How many shades there are beside none. */
const STEPS = 5;

/** The lower ends of the five steps: equal parts of the most hits, each step at least one hit wide. */
export function stepStarts(most: number): readonly number[] {
  const width = Math.max(1, Math.ceil(most / STEPS));
  return Array.from({ length: STEPS }, (_, step) => step * width + 1).filter(
    (start) => start <= Math.max(1, most),
  );
}

/** 0 for no hit, 1 for the fewest to 5 for the most. */
export function stepOf(hits: number, most: number): number {
  return stepStarts(most).filter((start) => hits >= start).length;
}
