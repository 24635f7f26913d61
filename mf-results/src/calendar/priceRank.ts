/** The rank of a price among the others: the lowest, in the cheapest quarter, or any other. */
export type PriceRank = 'lowest' | 'cheap' | 'usual';

/** The lowest price is marked only when at most this many days have it. */
const FEW = 3;

/** Returns the function that ranks each of these prices. All are `usual` when all are equal. */
export function rankPrices(prices: readonly number[]): (price: number) => PriceRank {
  const sorted = prices.toSorted((one, other) => one - other);
  const least = sorted[0] ?? 0;
  const most = sorted.at(-1) ?? 0;
  const quarter = sorted[Math.floor((sorted.length - 1) / 4)] ?? 0;
  if (least === most) return () => 'usual';
  const isFind = sorted.filter((price) => price === least).length <= FEW;
  return (price) => {
    if (isFind && price === least) return 'lowest';
    return price <= quarter ? 'cheap' : 'usual';
  };
}
