import type { DayNumber } from '../format/index.ts';
import { kindOf } from './dayKind.ts';

/** The rank of a price among the others: the lowest, in the cheapest quarter, or any other. */
export type PriceRank = 'lowest' | 'cheap' | 'usual';

/** Days that cost about the same: weekends with holidays, and working days. */
export const GROUPS = ['weekend', 'workday'] as const;
export type Group = (typeof GROUPS)[number];

/** A day with the lowest price on it; undefined or 0 where nothing is free. */
interface PricedDay {
  readonly day: DayNumber;
  readonly holiday?: string | undefined;
  readonly price?: number | undefined;
}

/** The lowest price is marked only when at most this many days have it. */
const FEW = 3;

function groupOf(day: PricedDay): Group {
  return kindOf(day) ? 'weekend' : 'workday';
}

function isFree<Day extends PricedDay>(day: Day): day is Day & { readonly price: number } {
  return (day.price ?? 0) > 0;
}

/**
 * Returns the highest of sorted prices that is still cheap: that of the cheapest quarter. Where
 * more than half of the days have it or less, it says nothing, so the next lower price counts.
 */
function cheapUpTo(sorted: readonly number[]): number {
  const quarter = sorted[Math.floor((sorted.length - 1) / 4)] ?? 0;
  const isCommon = sorted.filter((price) => price <= quarter).length > sorted.length / 2;
  return (isCommon && sorted.findLast((price) => price < quarter)) || quarter;
}

/** Returns the function that ranks each of these prices. All are `usual` when all are equal. */
function rankPrices(prices: readonly number[]): (price: number) => PriceRank {
  const sorted = prices.toSorted((one, other) => one - other);
  const least = sorted[0] ?? 0;
  if (least === (sorted.at(-1) ?? 0)) return () => 'usual';
  const cheapest = cheapUpTo(sorted);
  const isFind = sorted.filter((price) => price === least).length <= FEW;
  return (price) => {
    if (isFind && price === least) return 'lowest';
    return price <= cheapest ? 'cheap' : 'usual';
  };
}

/**
 * Returns the function that ranks the price of a day among the days of its group, since a weekend
 * is dearer than a working day everywhere, and a cheap Saturday would never stand out. A day
 * without a price is `usual`.
 */
export function rankDays(days: readonly PricedDay[]): (day: PricedDay) => PriceRank {
  const free = days.filter(isFree);
  const rankOf = (wanted: Group) =>
    rankPrices(free.filter((day) => groupOf(day) === wanted).map(({ price }) => price));
  const ranks: Readonly<Record<Group, ReturnType<typeof rankPrices>>> = {
    weekend: rankOf('weekend'),
    workday: rankOf('workday'),
  };
  return (day) => (isFree(day) ? ranks[groupOf(day)](day.price) : 'usual');
}

/**
 * Returns the cheapest day of each group, the first of equal ones; a group without a free day is
 * left out.
 */
export function cheapestDays<Day extends PricedDay>(
  days: readonly Day[],
): { readonly group: Group; readonly day: Day & { readonly price: number } }[] {
  return GROUPS.flatMap((group) => {
    const [day] = days
      .filter(isFree)
      .filter((each) => groupOf(each) === group)
      .sort((one, other) => one.price - other.price || one.day - other.day);
    return day ? [{ group, day }] : [];
  });
}
