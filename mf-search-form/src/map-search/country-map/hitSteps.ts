/** How many shades there are beside none. */
export const STEPS = 5;

/** The lower ends of the five steps: equal parts of the most hits, each step at least one hit wide. */
export const stepStarts = (most: number): readonly number[] => {
  const width = Math.max(1, Math.ceil(most / STEPS));
  return Array.from({ length: STEPS }, (_, step) => step * width + 1).filter(
    (start) => start <= Math.max(1, most),
  );
};

/** 0 for no hit, 1 for the fewest to 5 for the most. */
export const stepOf = (hits: number, most: number): number =>
  stepStarts(most).filter((start) => hits >= start).length;
