import { ALL_GUARDS } from '../zoneLanes.ts';
import type { SearchCriteria } from '../search/criteria.ts';
import { at, type Column, type InventoryColumns } from './columns.ts';
import { highHalf, lowHalf } from './lanes.ts';
import type { PriceSearch } from './priceSearch.ts';

const ALL_LOW = lowHalf(ALL_GUARDS);
const ALL_HIGH = highHalf(ALL_GUARDS);

/**
 * Reads of one course after the other in which zones a round can start, and what the plans have that can
 * be booked in the asked zones. A call leaves what it has read in the fields, so that a loop over all
 * courses allocates nothing.
 */
export class FacetOffers {
  /** The zones in which a plan can be booked, whatever zones are asked for; guard bits in halves. */
  low = 0;
  high = 0;
  /** The flags of the plans that can be booked in the asked zones, as bits. */
  flags = 0;
  readonly #columns: InventoryColumns;
  /** The search without a wish for zones. */
  readonly #prices: PriceSearch;
  readonly #askedLow: number;
  readonly #askedHigh: number;
  /** The flags that somebody wants to know of. */
  readonly #wanted: number;

  constructor(
    columns: InventoryColumns,
    prices: PriceSearch,
    { zones }: Pick<SearchCriteria, 'zones'>,
    wanted: number,
  ) {
    this.#columns = columns;
    this.#prices = prices;
    this.#askedLow = lowHalf(zones);
    this.#askedHigh = highHalf(zones);
    this.#wanted = wanted;
  }

  /** Reads a course on all asked days. */
  read(course: number): void {
    this.low = 0;
    this.high = 0;
    this.flags = 0;
    const { planStart } = this.#columns;
    const end = at(planStart, course + 1);
    const first = this.#prices.nextFitting(at(planStart, course), end);
    if (first === end) return;
    const priced = this.#prices.pricedDays(course);
    for (const days of this.#prices.days.ofClass) {
      if (days.length > 0) this.#readClass(course, days, priced, first, end);
      if (this.#isFull) return;
    }
    if (priced === undefined) return;
    for (const day of this.#prices.days.all)
      if (at(priced, day) !== -1) this.#readDay(course, day, first, end);
  }

  get #isFull(): boolean {
    return this.low === ALL_LOW && this.high === ALL_HIGH && this.flags === this.#wanted;
  }

  /**
   * Reads the days of one class at once: a plan has one price on all of them, but for the days with
   * prices of their own.
   */
  #readClass(
    course: number,
    days: readonly number[],
    priced: Column | undefined,
    first: number,
    end: number,
  ): void {
    const { times } = this.#prices;
    times.readDays(course, days, priced);
    const { low, high } = times;
    if (low === 0 && high === 0) return;
    const { plans, firstDay } = this.#columns;
    const from = firstDay + (days[0] ?? 0);
    const to = firstDay + (days.at(-1) ?? 0);
    const usual = priced === undefined ? days[0] : days.find((day) => at(priced, day) === -1);
    for (let plan = first; plan < end; plan = this.#prices.nextFitting(plan + 1, end)) {
      if (!this.#saysMore(plan, low, high)) continue;
      if (this.#prices.paidOn(course, plan, usual ?? 0) === 0) continue;
      if (at(plans.validFrom, plan) <= from && at(plans.validTo, plan) >= to)
        this.#note(plan, low, high);
      else this.#readPlan(course, plan, days, priced);
    }
  }

  /** Reads a plan that is not sold on all of these days, whose price fits. */
  #readPlan(
    course: number,
    plan: number,
    days: readonly number[],
    priced: Column | undefined,
  ): void {
    const { times } = this.#prices;
    for (const day of days) {
      if (!this.#isValid(plan, day) || (priced !== undefined && at(priced, day) !== -1)) continue;
      times.readDay(course, day);
      this.#note(plan, times.low, times.high);
    }
  }

  /** Reads a day on which plans have prices of their own. */
  #readDay(course: number, day: number, first: number, end: number): void {
    this.#prices.times.readDay(course, day);
    const { low, high } = this.#prices.times;
    for (let plan = first; plan < end; plan = this.#prices.nextFitting(plan + 1, end))
      if (
        this.#saysMore(plan, low, high) &&
        this.#isValid(plan, day) &&
        this.#prices.paidOn(course, plan, day) > 0
      )
        this.#note(plan, low, high);
  }

  #isValid(plan: number, day: number): boolean {
    const { plans, firstDay } = this.#columns;
    return day + firstDay >= at(plans.validFrom, plan) && day + firstDay <= at(plans.validTo, plan);
  }

  /** Returns the flags that count of a plan which starts in these zones. */
  #flagsOf(plan: number, low: number, high: number): number {
    const isAsked = (low & this.#askedLow) !== 0 || (high & this.#askedHigh) !== 0;
    return isAsked ? at(this.#columns.plans.flags, plan) & this.#wanted : 0;
  }

  /** Whether a plan says what is not known yet, if it can be booked in these zones; most do not. */
  #saysMore(plan: number, low: number, high: number): boolean {
    const { zonesLow, zonesHigh } = this.#columns.plans;
    const planLow = low & at(zonesLow, plan);
    const planHigh = high & at(zonesHigh, plan);
    return (
      (planLow & ~this.low) !== 0 ||
      (planHigh & ~this.high) !== 0 ||
      (this.#flagsOf(plan, planLow, planHigh) & ~this.flags) !== 0
    );
  }

  /** Notes a plan that can be booked in these zones. */
  #note(plan: number, low: number, high: number): void {
    const { zonesLow, zonesHigh } = this.#columns.plans;
    const planLow = low & at(zonesLow, plan);
    const planHigh = high & at(zonesHigh, plan);
    this.low |= planLow;
    this.high |= planHigh;
    this.flags |= this.#flagsOf(plan, planLow, planHigh);
  }
}
