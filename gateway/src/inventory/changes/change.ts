import type { DayNumber } from 'shared-contracts/format';
import type { Start } from '../packStock.ts';
import type { PlanTable, StockTable } from '../tables.ts';

/** Free starts of a day, packed by `packStock`. */
export type PackedStock = Pick<StockTable, 'runs' | 'free'>;
/** What a plan costs, in yen, as in `PlanTable`; a price of 0 means that it is not sold on such days. */
export type PlanPrices = Pick<PlanTable, 'price0' | 'price1' | 'price2' | 'fee2' | 'fee3'>;

interface OfDay {
  readonly courseId: number;
  readonly day: DayNumber;
}
interface OfPlan {
  readonly courseId: number;
  readonly planNo: number;
}

export type DayChange = OfDay &
  /** All starts of the day, as `writeStarts` writes them. */
  (
    | { readonly what: 'stock'; readonly starts: string }
    /** One start that the day has: sold, or free again. `minute` is that of the day. */
    | ({ readonly what: 'start' } & Start)
    /** The day is sold again, with its latest stock; or it has no starts until it is opened. */
    | { readonly what: 'open' | 'close' }
  );
export type PlanChange = OfPlan &
  (
    | { readonly what: 'price'; readonly prices: Partial<PlanPrices> }
    /** The plan is sold again, at its latest prices; or it is not sold until it is opened. */
    | { readonly what: 'open' | 'close' }
  );

export type PlanDayChange = OfPlan &
  OfDay &
  (
    | {
        readonly what: 'dayPrice';
        /** Yen; 0 when it is not sold on this day; null for the plan's own price. */
        readonly price: number | null;
      }
    /** The plan is sold again on this day, at its latest price; or it is not until it is opened. */
    | { readonly what: 'open' | 'close' }
  );

/**
 * What a supplier says about a day of a course, a plan, or a plan on a day. It names values and no differences, so
 * that a change may be repeated.
 */
export type Change = DayChange | PlanChange | PlanDayChange;

/** Why a change is refused; `index` is its place in the batch, from 0. */
export interface Refusal {
  readonly index: number;
  readonly message: string;
}

function isOfDay(change: Change): boolean {
  return 'day' in change;
}

/** Whether it is about a plan, on all days or on one. */
export function isOfPlan(change: Change): change is PlanChange | PlanDayChange {
  return 'planNo' in change;
}

export function isDayChange(change: Change): change is DayChange {
  return isOfDay(change) && !isOfPlan(change);
}

export function isPlanChange(change: Change): change is PlanChange {
  return isOfPlan(change) && !isOfDay(change);
}

export function isPlanDayChange(change: Change): change is PlanDayChange {
  return isOfPlan(change) && isOfDay(change);
}
