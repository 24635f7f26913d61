import { NO_PRICE_LIMIT, type SearchCriteria } from '../search/criteria.ts';
import type { DayClass } from '../tables.ts';
import { type AskedDays, askedDays } from './askedDays.ts';
import { at, type Column, type InventoryColumns } from './columns.ts';
import type { FittingPlans } from './fittingPlans.ts';
import { PaidByDay } from './paidByDay.ts';
import type { PriceTable } from './planOrder.ts';
import { TeeTimes } from './teeTimes.ts';

const CLASSES: readonly DayClass[] = [0, 1, 2];

/** Finds the plans of a course that can be booked on the asked days. A request makes one. */
export class PriceSearch {
  readonly days: AskedDays;
  /** When rounds can start, by course and day. */
  readonly times: TeeTimes;
  readonly #columns: InventoryColumns;
  readonly #paid: PaidByDay;
  /** The plans that have what the criteria ask for, whatever the day. */
  readonly #fitting: FittingPlans;
  /** The asked days of the present course with prices of their own; see `PaidByDay.pricedDays`. */
  #priced: Column | undefined;
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
    this.#paid = new PaidByDay(columns, prices, criteria, this.days.all);
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
   * if nothing below `limit` fits. Expects the zones of the days in `times`. Leaves out prices of the
   * days alone: days with such prices, or the plans that have one on the only day, `priced`.
   */
  #lowestInZones(
    course: number,
    dayClass: DayClass,
    days: readonly number[],
    limit: number,
    priced?: number,
  ): number {
    const { low, high } = this.times;
    if (low === 0 && high === 0) return Infinity;
    const { planStart, plans } = this.#columns;
    const { paid, order } = this.#paid.ofClass(dayClass);
    const end = at(planStart, course + 1);
    for (let index = at(planStart, course); index < end; index += 1) {
      const plan = at(order, index);
      const price = at(paid, plan);
      if (price > this.#most || price >= limit) return Infinity;
      if (price < this.#least || !this.#fitting.has(plan)) continue;
      if ((low & at(plans.zonesLow, plan)) === 0 && (high & at(plans.zonesHigh, plan)) === 0)
        continue;
      if (priced !== undefined && !this.#paid.isUsual(course, plan, priced)) continue;
      if (this.#isValid(plan, course, days)) return price;
    }
    return Infinity;
  }

  #isPriced(day: number): boolean {
    return this.#priced !== undefined && at(this.#priced, day) !== -1;
  }

  /**
   * Whether the plan starts on one of the days without prices of their own; one of them has a run in a
   * zone of the plan.
   */
  #isValid(plan: number, course: number, days: readonly number[]): boolean {
    const { plans, firstDay } = this.#columns;
    const from = at(plans.validFrom, plan) - firstDay;
    const to = at(plans.validTo, plan) - firstDay;
    const first = days[0] ?? 0;
    const last = days.at(-1) ?? 0;
    if (from <= first && to >= last) return true;
    if (to < first || from > last) return false;
    for (const day of days)
      if (day >= from && day <= to && !this.#isPriced(day) && this.#startsOn(plan, course, day))
        return true;
    return false;
  }

  #startsOn(plan: number, course: number, day: number): boolean {
    const { zonesLow, zonesHigh } = this.#columns.plans;
    this.times.readDay(course, day);
    const { low, high } = this.times;
    return (low & at(zonesLow, plan)) !== 0 || (high & at(zonesHigh, plan)) !== 0;
  }

  /** Returns the lowest price on the asked day at a place; Infinity if nothing below `limit` fits. */
  #lowestOn(course: number, place: number, limit: number): number {
    const day = this.days.all[place] ?? 0;
    const own = this.days.each[place] ?? [];
    const dayClass = this.#paid.classOf(day);
    this.times.readDay(course, day);
    if (!this.#isPriced(day)) return this.#lowestInZones(course, dayClass, own, limit);
    const usual = this.#lowestInZones(course, dayClass, own, limit, day);
    const bounds = [this.#least, Math.min(limit, usual, this.#most + 1)] as const;
    const fits = (plan: number) => this.#fitting.has(plan) && this.#startsIn(plan, day);
    return Math.min(usual, this.#paid.lowestAlone(course, day, bounds, fits));
  }

  /** Whether the plan can be played on the day, whose zones are in `times`. */
  #startsIn(plan: number, day: number): boolean {
    const { plans, firstDay } = this.#columns;
    const { low, high } = this.times;
    return (
      ((low & at(plans.zonesLow, plan)) !== 0 || (high & at(plans.zonesHigh, plan)) !== 0) &&
      day + firstDay >= at(plans.validFrom, plan) &&
      day + firstDay <= at(plans.validTo, plan)
    );
  }

  /** Returns the lowest price on the asked days that have prices of their own, below `limit`. */
  #lowestOnPriced(course: number, limit: number): number {
    let lowest = Infinity;
    if (this.#priced === undefined) return lowest;
    const { all } = this.days;
    for (let place = 0; place < all.length; place += 1)
      if (this.#isPriced(all[place] ?? 0))
        lowest = Math.min(lowest, this.#lowestOn(course, place, Math.min(lowest, limit)));
    return lowest;
  }

  #hasOfferOnPriced(course: number, first: number): boolean {
    if (this.#priced === undefined) return false;
    for (const day of this.days.all)
      if (this.#isPriced(day) && this.#hasPlanOn(course, day, first)) return true;
    return false;
  }

  /** Whether a plan fits on this day, whatever its price is made of; `first` as in `#hasPlanIn`. */
  #hasPlanOn(course: number, day: number, first: number): boolean {
    this.times.readDay(course, day);
    if (this.times.low === 0 && this.times.high === 0) return false;
    const { planStart } = this.#columns;
    const end = at(planStart, course + 1);
    for (let plan = first; plan < end; plan = this.#fitting.next(plan + 1, end))
      if (this.#startsIn(plan, day) && this.paidOn(course, plan, day) > 0) return true;
    return false;
  }

  /**
   * Begins with a course. Returns its first plan that fits, whatever the day; -1 if there is none.
   */
  #begin(course: number): number {
    const first = this.#firstFitting(course);
    if (first !== -1) this.#priced = this.#paid.pricedDays(course);
    return first;
  }

  /** Returns the lowest price of a course on all asked days, in yen; Infinity if nothing fits. */
  lowest(course: number): number {
    let lowest = Infinity;
    if (this.#begin(course) === -1) return lowest;
    for (const dayClass of CLASSES) {
      const days = this.days.ofClass[dayClass];
      if (days.length === 0) continue;
      this.times.readDays(course, days, this.#priced);
      lowest = Math.min(lowest, this.#lowestInZones(course, dayClass, days, lowest));
    }
    return Math.min(lowest, this.#lowestOnPriced(course, lowest));
  }

  /** Whether the course has a plan that fits on one of the asked days. */
  hasOffer(course: number): boolean {
    const first = this.#begin(course);
    if (first === -1) return false;
    for (const dayClass of CLASSES) if (this.#hasOfferOfClass(course, dayClass, first)) return true;
    return this.#hasOfferOnPriced(course, first);
  }

  /** Looks at the days in turn, since most courses have an offer on the first. */
  #hasOfferOfClass(course: number, dayClass: DayClass, first: number): boolean {
    let low = 0;
    let high = 0;
    for (const day of this.days.ofClass[dayClass]) {
      if (this.#isPriced(day)) continue;
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
   * Whether a plan that starts in one of these zones fits on a day of the class without prices of its
   * own; `first` is the first plan of the course that fits whatever the day. Takes the plans as they
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
    const { paid } = this.#paid.ofClass(dayClass);
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
    if (this.#begin(course) === -1) return;
    for (let place = 0; place < prices.length; place += 1) {
      const limit = prices[place] ?? 0;
      const lowest = this.#lowestOn(course, place, limit);
      if (lowest < limit) prices[place] = lowest;
    }
  }

  /**
   * Returns the price of a plan of the course on a day, in yen; 0 if it is not sold, or not within the
   * bounds.
   */
  paidOn(course: number, plan: number, day: number): number {
    const price = this.#paid.on(course, plan, day);
    return price < this.#least || price > this.#most ? 0 : price;
  }

  /** Returns the asked days of the course with prices of their own; see `PaidByDay.pricedDays`. */
  pricedDays(course: number): Column | undefined {
    return this.#paid.pricedDays(course);
  }

  /**
   * Returns the first plan from `start` on that has what the criteria ask for, whatever the day; `end`
   * if there is none before it.
   */
  nextFitting(start: number, end: number): number {
    return this.#fitting.next(start, end);
  }
}
