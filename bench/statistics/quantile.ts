/**
 * The value below which `share` (0 to 1) of the numbers lie, interpolated between neighbours.
 * Rejects an empty list.
 */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)];
  const above = sorted[Math.ceil(at)];
  if (below === undefined || above === undefined)
    throw new RangeError('There is no quantile of nothing.');
  return below + (above - below) * (at - Math.floor(at));
}

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}
