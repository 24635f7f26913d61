import { NO_PRICE_LIMIT, type SearchCriteria } from '../search/criteria.ts';
import type { DayClass } from '../tables.ts';
import { type AskedDays, askedDays } from './askedDays.ts';
import { at, type InventoryColumns } from './columns.ts';
import type { FittingPlans } from './fittingPlans.ts';
import { type PaidPrices, partyOf, type PriceTable } from './planOrder.ts';
import { TeeTimes } from './teeTimes.ts';

const CLASSES: readonly DayClass[] = [0, 1, 2];

/** Finds the plans of a course that can be booked on the asked days. A request makes one. */
export class PriceSearch {
  readonly days: AskedDays;
  /** When rounds can start, by course and day. */
  readonly times: TeeTimes;
  readonly #columns: InventoryColumns;
  readonly #prices: Readonly<Record<DayClass, PaidPrices>>;
  /** The plans that have what the criteria ask for, whatever the day. */
  readonly #fitting: FittingPlans;
  /** The bounds of the price for one player, in yen. */
  readonly #least: number;
  readonly #most: number;

  constructor(
    columns: InventoryColumns,
    prices: PriceTable,
    criteria: SearchCriteria,
    fitting: FittingPlans,
  ) {
    this.days = askedDays(columns, criteria);
    this.#columns = columns;
    this.#prices = prices[partyOf(criteria.players)];
    this.#fitting = fitting;
    this.times = new TeeTimes(columns, criteria);
    this.#least = Math.max(1, criteria.priceFrom);
    this.#most = criteria.priceTo === NO_PRICE_LIMIT ? Infinity : criteria.priceTo;
  }

  /** Returns the first plan of the course that fits, whatever the day; -1 if there is none. */
  #firstFitting(course: number): number {
    const { planStart } = this.#columns;
    const end = at(planStart, course + 1);
    const first = this.#fitting.next(at(planStart, course), end);
    return first < end ? first : -1;
  }

  /**
   * Returns the lowest price of a course on these days, which have one class, in yen. Returns Infinity
   * if nothing below `limit` fits. Expects the zones of the days in `times`.
   */
  #lowestInZones(
    course: number,
    dayClass: DayClass,
    days: readonly number[],
    limit: number,
  ): number {
    const { low, high } = this.times;
    if (low === 0 && high === 0) return Infinity;
    const { planStart, plans } = this.#columns;
    const { paid, order } = this.#prices[dayClass];
    const end = at(planStart, course + 1);
    for (let index = at(planStart, course); index < end; index += 1) {
      const plan = at(order, index);
      const price = at(paid, plan);
      if (price > this.#most || price >= limit) return Infinity;
      if (price < this.#least || !this.#fitting.has(plan)) continue;
      if ((low & at(plans.zonesLow, plan)) === 0 && (high & at(plans.zonesHigh, plan)) === 0)
        continue;
      if (this.#isValid(plan, course, days)) return price;
    }
    return Infinity;
  }

  /** Whether the plan starts on one of the days; one of them has a run in a zone of the plan. */
  #isValid(plan: number, course: number, days: readonly number[]): boolean {
    const { plans, firstDay } = this.#columns;
    const from = at(plans.validFrom, plan) - firstDay;
    const to = at(plans.validTo, plan) - firstDay;
    const first = days[0] ?? 0;
    const last = days.at(-1) ?? 0;
    if (from <= first && to >= last) return true;
    if (to < first || from > last) return false;
    for (const day of days)
      if (day >= from && day <= to && this.#startsOn(plan, course, day)) return true;
    return false;
  }

  #startsOn(plan: number, course: number, day: number): boolean {
    const { zonesLow, zonesHigh } = this.#columns.plans;
    this.times.readDay(course, day);
    const { low, high } = this.times;
    return (low & at(zonesLow, plan)) !== 0 || (high & at(zonesHigh, plan)) !== 0;
  }

  /** Returns the lowest price of a course on all asked days, in yen; Infinity if nothing fits. */
  lowest(course: number): number {
    let lowest = Infinity;
    if (this.#firstFitting(course) === -1) return lowest;
    for (const dayClass of CLASSES) {
      const days = this.days.ofClass[dayClass];
      if (days.length === 0) continue;
      this.times.readDays(course, days);
      lowest = Math.min(lowest, this.#lowestInZones(course, dayClass, days, lowest));
    }
    return lowest;
  }

  /** Whether the course has a plan that fits on one of the asked days. */
  hasOffer(course: number): boolean {
    const first = this.#firstFitting(course);
    if (first === -1) return false;
    for (const dayClass of CLASSES) if (this.#hasOfferOfClass(course, dayClass, first)) return true;
    return false;
  }

  /** Looks at the days in turn, since most courses have an offer on the first. */
  #hasOfferOfClass(course: number, dayClass: DayClass, first: number): boolean {
    let low = 0;
    let high = 0;
    for (const day of this.days.ofClass[dayClass]) {
      this.times.readDay(course, day);
      // plans that start in the zones of an earlier day have been looked at
      const newLow = this.times.low & ~low;
      const newHigh = this.times.high & ~high;
      if (newLow === 0 && newHigh === 0) continue;
      if (this.#hasPlanIn(course, dayClass, first, newLow, newHigh)) return true;
      low |= newLow;
      high |= newHigh;
    }
    return false;
  }

  /**
   * Whether a plan that starts in one of these zones fits on a day of the class; `first` is the first
   * plan of the course that fits whatever the day. Takes the plans as they
   * come: sorted ones would have to be looked at one by one.
   */
  #hasPlanIn(
    course: number,
    dayClass: DayClass,
    first: number,
    low: number,
    high: number,
  ): boolean {
    const { planStart, plans } = this.#columns;
    const { paid } = this.#prices[dayClass];
    const end = at(planStart, course + 1);
    for (let plan = first; plan < end; plan = this.#fitting.next(plan + 1, end)) {
      const price = at(paid, plan);
      if (price < this.#least || price > this.#most) continue;
      if ((low & at(plans.zonesLow, plan)) === 0 && (high & at(plans.zonesHigh, plan)) === 0)
        continue;
      if (this.#isValid(plan, course, this.days.ofClass[dayClass])) return true;
    }
    return false;
  }

  /** Returns prices above all others, one for each asked day, for `lowerPrices`. */
  highPrices(): Float64Array {
    return new Float64Array(this.days.all.length).fill(Infinity);
  }

  /**
   * Lowers each price to what the course costs on that day, in yen, where that is less. `prices` has a
   * place for each asked day.
   */
  lowerPrices(course: number, prices: Float64Array): void {
    if (this.#firstFitting(course) === -1) return;
    const { dayClass } = this.#columns;
    const { all, each } = this.days;
    for (let place = 0; place < all.length; place += 1) {
      const limit = prices[place] ?? 0;
      const day = all[place] ?? 0;
      this.times.readDay(course, day);
      // `calendar.class` has no other values
      const ofDay = at(dayClass, day) as DayClass;
      const lowest = this.#lowestInZones(course, ofDay, each[place] ?? [], limit);
      if (lowest < limit) prices[place] = lowest;
    }
  }

  /** Returns the price of a plan on a day in yen; 0 if it is not sold, or not within the bounds. */
  paidOn(plan: number, day: number): number {
    const price = at(this.#prices[at(this.#columns.dayClass, day) as DayClass].paid, plan); // as in `lowerPrices`
    return price < this.#least || price > this.#most ? 0 : price;
  }

  /**
   * Returns the first plan from `start` on that has what the criteria ask for, whatever the day; `end`
   * if there is none before it.
   */
  nextFitting(start: number, end: number): number {
    return this.#fitting.next(start, end);
  }
}
