import type { DayNumber } from 'shared-contracts/format';
import { OWN_PRICE } from '../tables.ts';
import { at, type DayPriceColumns, type DayPrices } from './columns.ts';

/** Where the prices of a course lie. */
interface CourseDays {
  /** The numbers of its plans, in the order of the columns. */
  readonly planNos: ArrayLike<number>;
  readonly firstDay: DayNumber;
  readonly dayCount: number;
}

/** The price of a plan of the course on a day: yen, or `OWN_PRICE`. */
interface PricedDay {
  readonly day: DayNumber;
  readonly plan_no: number;
  readonly price: number;
}

/** Yen by plan, for each day that has a price of its own, as days since the first of the inventory. */
type PricesOfDay = Map<number, Int32Array>;

function toPricesOfDay({ start, price }: DayPrices, planCount: number): PricesOfDay {
  const prices: PricesOfDay = new Map();
  for (const [day, first] of start.entries())
    if (first !== -1) prices.set(day, price.slice(first, first + planCount));
  return prices;
}

/** Joins the days, oldest first. A day on which all plans have their own prices is left out. */
function joinDays(prices: PricesOfDay, planCount: number, dayCount: number): DayPrices | undefined {
  const days = [...prices]
    .filter(([, own]) => own.some((price) => price !== OWN_PRICE))
    .toSorted(([one], [other]) => one - other);
  if (days.length === 0) return undefined;
  const start = new Int32Array(dayCount).fill(-1);
  const lowest = new Int32Array(dayCount);
  const price = new Int32Array(days.length * planCount);
  for (const [place, [day, own]] of days.entries()) {
    start[day] = place * planCount;
    price.set(own, place * planCount);
    const sold = own.filter((yen) => yen > 0);
    lowest[day] = sold.length === 0 ? 0 : Math.min(...sold);
  }
  return { start, lowest, price };
}

/**
 * Returns what the plans of a course cost on single days after these rows; a later row of the same plan
 * and day replaces an earlier one. Leaves out what the inventory does not hold.
 */
export function toDayPrices(
  rows: readonly PricedDay[],
  { planNos, firstDay, dayCount }: CourseDays,
  before?: DayPrices,
): DayPrices | undefined {
  if (rows.length === 0) return before;
  const planCount = planNos.length;
  const placeOf = new Map(Array.from(planNos, (planNo, place) => [planNo, place]));
  const prices: PricesOfDay = before === undefined ? new Map() : toPricesOfDay(before, planCount);
  for (const { day, plan_no, price } of rows) {
    const offset = day - firstDay;
    const place = placeOf.get(plan_no);
    if (place === undefined || offset < 0 || offset >= dayCount) continue;
    const own = prices.get(offset) ?? new Int32Array(planCount).fill(OWN_PRICE);
    own[place] = price;
    prices.set(offset, own);
  }
  return joinDays(prices, planCount, dayCount);
}

/** Returns how many numbers have a bit for each day. */
export function wordsOf(dayCount: number): number {
  return Math.ceil(dayCount / 32);
}

/** Joins what the plans of each course cost on single days. */
export function joinDayPrices(
  ofCourse: readonly (DayPrices | undefined)[],
  dayCount: number,
): DayPriceColumns {
  const words = wordsOf(dayCount);
  const days = new Int32Array(ofCourse.length * words);
  for (const [course, own] of ofCourse.entries())
    for (const [day, first] of own?.start.entries() ?? []) {
      const word = course * words + (day >>> 5);
      if (first !== -1) days[word] = at(days, word) | (1 << (day & 31));
    }
  return { days, ofCourse };
}
