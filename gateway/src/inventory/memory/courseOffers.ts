import { at, type InventoryColumns } from './columns.ts';
import type { PriceSearch } from './priceSearch.ts';

/** Above every number of plans of a course. */
const PLANS = 2 ** 20;

/**
 * Reads the plans of one course after the other that can be booked on the asked days. A call leaves what
 * it has read in the fields, so that a loop over plans allocates nothing.
 */
export class CourseOffers {
  /** The lowest price of the last plan on the asked days, in yen. */
  price = 0;
  /** The first day with this price, as days since the first of the inventory. */
  day = 0;
  highest = 0;
  readonly #columns: InventoryColumns;
  readonly #prices: PriceSearch;
  #course = 0;
  /** The zones of the course by asked day, in halves. */
  readonly #low: Int32Array;
  readonly #high: Int32Array;

  constructor(columns: InventoryColumns, prices: PriceSearch) {
    this.#columns = columns;
    this.#prices = prices;
    this.#low = new Int32Array(prices.days.all.length);
    this.#high = new Int32Array(prices.days.all.length);
  }

  /** Returns the places of the plans that can be booked, cheapest first; equal ones follow by number. */
  ofCourse(course: number): number[] {
    this.#readDays(course);
    const { planStart } = this.#columns;
    const start = at(planStart, course);
    const end = at(planStart, course + 1);
    const found = new Float64Array(end - start);
    let count = 0;
    for (
      let plan = this.#prices.nextFitting(start, end);
      plan < end;
      plan = this.#prices.nextFitting(plan + 1, end)
    ) {
      if (!this.readPlan(plan)) continue;
      found[count] = this.price * PLANS + plan - start;
      count += 1;
    }
    return Array.from(found.subarray(0, count).sort(), (each) => start + (each % PLANS));
  }

  #readDays(course: number): void {
    const { days, times } = this.#prices;
    this.#course = course;
    for (let place = 0; place < days.all.length; place += 1) {
      times.readDay(course, days.all[place] ?? 0);
      this.#low[place] = times.low;
      this.#high[place] = times.high;
    }
  }

  /** Reads a plan of the last course. Returns false if it cannot be booked on any asked day. */
  readPlan(plan: number): boolean {
    const { plans, firstDay } = this.#columns;
    const { all } = this.#prices.days;
    const low = at(plans.zonesLow, plan);
    const high = at(plans.zonesHigh, plan);
    const from = at(plans.validFrom, plan) - firstDay;
    const to = at(plans.validTo, plan) - firstDay;
    this.price = Infinity;
    this.highest = 0;
    for (let place = 0; place < all.length; place += 1) {
      if ((at(this.#low, place) & low) === 0 && (at(this.#high, place) & high) === 0) continue;
      const day = all[place] ?? 0;
      if (day >= from && day <= to) this.#note(this.#prices.paidOn(this.#course, plan, day), day);
    }
    return this.price < Infinity;
  }

  /** Notes a price, which is 0 if the plan is not sold on the day. */
  #note(paid: number, day: number): void {
    if (paid === 0) return;
    if (paid > this.highest) this.highest = paid;
    if (paid >= this.price) return;
    this.price = paid;
    this.day = day;
  }
}
