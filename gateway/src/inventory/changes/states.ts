import { packStock } from '../packStock.ts';
import { readStarts, withStart, writeStarts } from '../startList.ts';
import type { DayChange, PackedStock, PlanChange, PlanDayChange, PlanPrices } from './change.ts';

/**
 * A day of a course: what is sold, what will be sold again while it is closed, and its exact starts as
 * `writeStarts` writes them, closed or not; undefined where they are not known.
 */
export interface DayState {
  readonly sold: PackedStock | undefined;
  readonly closed: PackedStock | undefined;
  readonly starts: string | undefined;
}

/** A plan: what is sold, and, while it is closed, the prices that it will have again. */
export interface PlanState {
  readonly sold: PlanPrices;
  readonly closed: Pick<PlanPrices, 'price0' | 'price1' | 'price2'> | undefined;
}

/** A plan on a day: its price then, null for the plan's own. It is not sold while it is closed. */
export interface PlanDayState {
  readonly price: number | null;
  readonly isClosed: boolean;
}

const NO_STARTS = packStock([]);
const NOT_SOLD = { price0: 0, price1: 0, price2: 0 };

function restocked(state: DayState, starts: string): DayState {
  const stock = packStock(readStarts(starts));
  return state.closed === undefined
    ? { ...state, starts, sold: stock }
    : { ...state, starts, closed: stock };
}

/** Returns a day after a change. */
export function changedDay(state: DayState, change: DayChange): DayState {
  const { sold, closed, starts = '' } = state;
  if (change.what === 'stock') return restocked(state, change.starts);
  if (change.what === 'start') {
    const { minute, isFree } = change;
    return restocked(state, writeStarts(withStart(readStarts(starts), { minute, isFree })));
  }
  if (change.what === 'close')
    return closed === undefined ? { ...state, sold: NO_STARTS, closed: sold ?? NO_STARTS } : state;
  return closed === undefined ? state : { ...state, sold: closed, closed: undefined };
}

function repriced({ sold, closed }: PlanState, prices: Partial<PlanPrices>): PlanState {
  const next = { ...sold, ...closed, ...prices };
  if (closed === undefined) return { sold: next, closed };
  const { price0, price1, price2 } = next;
  return { sold: { ...next, ...NOT_SOLD }, closed: { price0, price1, price2 } };
}

/** Returns a plan after a change. */
export function changedPlan(state: PlanState, change: PlanChange): PlanState {
  const { sold, closed } = state;
  if (change.what === 'price') return repriced(state, change.prices);
  if (change.what === 'close') {
    if (closed !== undefined) return state;
    const { price0, price1, price2 } = sold;
    return { sold: { ...sold, ...NOT_SOLD }, closed: { price0, price1, price2 } };
  }
  return closed === undefined ? state : { sold: { ...sold, ...closed }, closed: undefined };
}

/** Returns a plan on a day after a change. */
export function changedPlanDay(state: PlanDayState, change: PlanDayChange): PlanDayState {
  return change.what === 'dayPrice'
    ? { ...state, price: change.price }
    : { ...state, isClosed: change.what === 'close' };
}
