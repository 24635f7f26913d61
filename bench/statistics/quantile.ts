/**
 * The value below which a share (0 to 1) of the numbers lies, interpolated between neighbours.
 * Throws a RangeError for an empty list.
 */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)];
  const above = sorted[Math.ceil(at)];
  if (below === undefined || above === undefined)
    throw new RangeError('An empty list has no quantile.');
  return below + (above - below) * (at - Math.floor(at));
}

/** The quantile of one half. Throws a RangeError for an empty list. */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}
