import { NO_PRICE_LIMIT, type SearchCriteria } from '../search/criteria.ts';
import type { DayClass } from '../tables.ts';
import { type AskedDays, askedDays } from './askedDays.ts';
import { at, type InventoryColumns } from './columns.ts';
import type { PlanFits } from './fits.ts';
import { type PaidPrices, partyOf, type PriceTable } from './planOrder.ts';
import { type AddZones, meet, type Zones, zoneReader } from './teeTimes.ts';

const CLASSES: readonly DayClass[] = [0, 1, 2];

/** Returns the bounds of the price for one player, in yen. */
function priceRange({ priceFrom, priceTo }: SearchCriteria): {
  readonly least: number;
  readonly most: number;
} {
  return {
    least: Math.max(1, priceFrom),
    most: priceTo === NO_PRICE_LIMIT ? Infinity : priceTo,
  };
}

/** Finds the plans of a course that can be booked on the asked days. A request makes one. */
export class PriceSearch {
  readonly days: AskedDays;
  readonly #columns: InventoryColumns;
  readonly #prices: Readonly<Record<DayClass, PaidPrices>>;
  readonly #fits: PlanFits;
  readonly #addZones: AddZones;
  readonly #range: { readonly least: number; readonly most: number };
  /** The zones of the present course. It is kept, so that the loop over all courses allocates nothing. */
  readonly #found: Zones = { low: 0, high: 0 };

  constructor(
    columns: InventoryColumns,
    prices: PriceTable,
    criteria: SearchCriteria,
    fits: PlanFits,
  ) {
    this.days = askedDays(columns, criteria);
    this.#columns = columns;
    this.#prices = prices[partyOf(criteria.players)];
    this.#fits = fits;
    this.#addZones = zoneReader(columns, criteria);
    this.#range = priceRange(criteria);
  }

  /**
   * Returns the lowest price of a course on these days, which have one class, in yen. Returns Infinity
   * if nothing below `limit` fits.
   */
  #lowestOfClass(
    course: number,
    dayClass: DayClass,
    days: readonly number[],
    limit: number,
  ): number {
    const { planStart, dayCount } = this.#columns;
    const found = this.#found;
    found.low = 0;
    found.high = 0;
    for (const day of days) this.#addZones(course * dayCount + day, day, found);
    if (found.low === 0 && found.high === 0) return Infinity;
    const { paid, order } = this.#prices[dayClass];
    const end = at(planStart, course + 1);
    for (let index = at(planStart, course); index < end; index += 1) {
      const plan = at(order, index);
      const price = at(paid, plan);
      if (price > this.#range.most || price >= limit) return Infinity;
      if (price >= this.#range.least && this.#canBePlayed(plan, course, days)) return price;
    }
    return Infinity;
  }

  /** Whether the plan fits and starts on one of the days; `#found` has the zones of these days. */
  #canBePlayed(plan: number, course: number, days: readonly number[]): boolean {
    const { zonesLow, zonesHigh, validFrom, validTo } = this.#columns.plans;
    const { firstDay } = this.#columns;
    if (!meet(this.#found, at(zonesLow, plan), at(zonesHigh, plan))) return false;
    if (!this.#fits(plan, course)) return false;
    const from = at(validFrom, plan) - firstDay;
    const to = at(validTo, plan) - firstDay;
    if (from <= (days[0] ?? 0) && to >= (days.at(-1) ?? 0)) return true;
    return days.some((day) => day >= from && day <= to && this.#startsOn(plan, course, day));
  }

  #startsOn(plan: number, course: number, day: number): boolean {
    const { zonesLow, zonesHigh } = this.#columns.plans;
    const zones: Zones = { low: 0, high: 0 };
    this.#addZones(course * this.#columns.dayCount + day, day, zones);
    return meet(zones, at(zonesLow, plan), at(zonesHigh, plan));
  }

  /** Returns the lowest price of a course on all asked days, in yen; Infinity if nothing fits. */
  lowest(course: number): number {
    let lowest = Infinity;
    for (const dayClass of CLASSES) {
      const days = this.days.ofClass[dayClass];
      if (days.length === 0) continue;
      lowest = Math.min(lowest, this.#lowestOfClass(course, dayClass, days, lowest));
    }
    return lowest;
  }

  /** Returns the lowest price on one asked day, in yen; Infinity if nothing below `limit` fits. */
  lowestOn(course: number, day: number, limit = Infinity): number {
    // `calendar.class` has no other values
    const dayClass = at(this.#columns.dayClass, day) as DayClass;
    return this.#lowestOfClass(course, dayClass, [day], limit);
  }

  /** Whether the course has a plan that fits on one of the asked days. */
  hasOffer(course: number): boolean {
    return CLASSES.some((dayClass) => {
      const days = this.days.ofClass[dayClass];
      return days.length > 0 && this.#lowestOfClass(course, dayClass, days, Infinity) < Infinity;
    });
  }

  /**
   * Returns the price of a plan on an asked day in yen; 0 if it cannot be booked then. Expects a plan
   * that `fits`.
   */
  priceOn(plan: number, course: number, day: number): number {
    const { dayClass, firstDay, plans } = this.#columns;
    const price = at(this.#prices[at(dayClass, day) as DayClass].paid, plan); // as in `lowestOn`
    if (price < this.#range.least || price > this.#range.most) return 0;
    const date = day + firstDay;
    if (date < at(plans.validFrom, plan) || date > at(plans.validTo, plan)) return 0;
    return this.#startsOn(plan, course, day) ? price : 0;
  }

  /** Whether the plan has what the criteria ask for, whatever the day. */
  fits(plan: number, course: number): boolean {
    return this.#fits(plan, course);
  }
}
