/** The number of shades, without the one for no hits. */
const STEPS = 5;

/** Gives the lower ends of the steps: equal parts of the most hits, each at least one hit wide. */
export function stepStarts(most: number): readonly number[] {
  const width = Math.max(1, Math.ceil(most / STEPS));
  return Array.from({ length: STEPS }, (_, step) => step * width + 1).filter(
    (start) => start <= Math.max(1, most),
  );
}

/** Gives the shade of a number of hits: 0 for no hit, 1 for the fewest, 5 for the most. */
export function stepOf(hits: number, most: number): number {
  return stepStarts(most).filter((start) => hits >= start).length;
}
