import type { SearchCriteria } from '../search/criteria.ts';
import { type DayClass, OWN_PRICE } from '../tables.ts';
import { at, type Column, type DayPrices, type InventoryColumns } from './columns.ts';
import { wordsOf } from './dayPrices.ts';
import { type PaidPrices, partyOf, type PriceTable, surchargeColumn } from './planOrder.ts';

/** What one player of a party pays for a plan on a day. */
export class PaidByDay {
  readonly #columns: InventoryColumns;
  readonly #usual: Readonly<Record<DayClass, PaidPrices>>;
  readonly #surcharge: Column | undefined;
  /** The asked days, as a course has them in `DayPriceColumns.days`. */
  readonly #asked: Column;

  constructor(
    columns: InventoryColumns,
    prices: PriceTable,
    { players }: SearchCriteria,
    days: readonly number[],
  ) {
    const party = partyOf(players);
    this.#columns = columns;
    this.#asked = new Int32Array(wordsOf(columns.dayCount));
    for (const day of days) this.#asked[day >>> 5] = at(this.#asked, day >>> 5) | (1 << (day & 31));
    this.#usual = prices[party];
    this.#surcharge = surchargeColumn(columns, party);
  }

  /** Returns what the party pays on days of a class, but for plans with a price of the day alone. */
  ofClass(dayClass: DayClass): PaidPrices {
    return this.#usual[dayClass];
  }

  classOf(day: number): DayClass {
    return at(this.#columns.dayClass, day) as DayClass; // `calendar.class` has no other values
  }

  /**
   * Returns the days of a course with prices of their own as `DayPrices` has them; undefined where none
   * of the asked days has any.
   */
  pricedDays(course: number): Column | undefined {
    const { days, ofCourse } = this.#columns.dayPrices;
    const first = course * this.#asked.length;
    for (let word = 0; word < this.#asked.length; word += 1)
      if ((at(days, first + word) & at(this.#asked, word)) !== 0) return ofCourse[course]?.start;
    return undefined;
  }

  /** Returns the price of a plan of the course on the day alone, as in `DayPrices`. */
  #alone(own: DayPrices, course: number, plan: number, day: number): number {
    const first = at(own.start, day);
    return first === -1
      ? OWN_PRICE
      : at(own.price, first + plan - at(this.#columns.planStart, course));
  }

  /** Whether the plan costs on this day what it costs on all days of the class. */
  isUsual(course: number, plan: number, day: number): boolean {
    const own = this.#columns.dayPrices.ofCourse[course];
    return own === undefined || this.#alone(own, course, plan, day) === OWN_PRICE;
  }

  /** Returns what one player pays for a plan of the course on the day, in yen; 0 if it is not sold. */
  on(course: number, plan: number, day: number): number {
    const usual = at(this.ofClass(this.classOf(day)).paid, plan);
    const own = this.#columns.dayPrices.ofCourse[course];
    const price = own === undefined ? OWN_PRICE : this.#alone(own, course, plan, day);
    if (price === OWN_PRICE) return usual;
    return price === 0 || !this.#isSold(plan) ? 0 : price + this.#more(plan);
  }

  /**
   * Returns the lowest of the prices of this day alone that is at least `least` and below `limit` and
   * belongs to a plan that fits, in yen; Infinity if there is none.
   */
  lowestAlone(
    course: number,
    day: number,
    [least, limit]: readonly [number, number],
    fits: (plan: number) => boolean,
  ): number {
    const own = this.#columns.dayPrices.ofCourse[course];
    if (own === undefined) return Infinity;
    const { planStart } = this.#columns;
    const cheapest = at(own.lowest, day);
    if (cheapest === 0 || cheapest >= limit) return Infinity;
    const start = at(planStart, course);
    const end = at(planStart, course + 1);
    const first = at(own.start, day) - start;
    let lowest = limit;
    for (let plan = start; plan < end; plan += 1) {
      const price = at(own.price, first + plan);
      // most plans have no such price
      if (price < 1) continue;
      const paid = price + this.#more(plan);
      if (paid >= least && paid < lowest && this.#isSold(plan) && fits(plan)) lowest = paid;
    }
    return lowest < limit ? lowest : Infinity;
  }

  /** Returns the surcharge of the party, in yen. */
  #more(plan: number): number {
    return this.#surcharge === undefined ? 0 : at(this.#surcharge, plan);
  }

  /** Whether the plan is sold at all; `isSold` in SQL. */
  #isSold(plan: number): boolean {
    const [weekday, saturday, holiday] = this.#columns.plans.price;
    return at(weekday, plan) + at(saturday, plan) + at(holiday, plan) > 0;
  }
}
