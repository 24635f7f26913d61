/** How a price stands among the others: the lowest, in the cheapest quarter, or any other. */
export type PriceRank = 'lowest' | 'cheap' | 'usual';

/** More days than these with the lowest price, and it is no find any more. */
const FEW = 3;

/** Tells the rank of each of these prices. Where all cost the same, none stands out. */
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
