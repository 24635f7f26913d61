import {
  type Column,
  type InventoryColumns,
  at,
  cellOf,
} from 'gateway/src/inventory/memory/columns.ts';
import { likeMatcher } from 'gateway/src/inventory/memory/likeMatcher.ts';
import { highHalf, lowHalf } from 'gateway/src/inventory/memory/lanes.ts';
import { OWN_PRICE } from 'gateway/src/inventory/tables.ts';
import { inEveryLane } from 'gateway/src/inventory/zoneLanes.ts';
import { NO_PRICE_LIMIT, type SearchCriteria } from 'gateway/src/inventory/search/criteria.ts';
import { type CourseOrder, PAGE_SIZE } from 'gateway/src/inventory/search/findCourses.ts';

export interface SearchAnswer {
  readonly count: number;
  /** The courses of the page, in order. */
  readonly ids: readonly number[];
}

export type Evaluate = (criteria: SearchCriteria, order: CourseOrder, page: number) => SearchAnswer;

/** What one search has worked out before it looks at the courses. */
interface Question extends SearchCriteria {
  readonly days: readonly number[];
  readonly names: readonly Uint8Array[];
  readonly words: readonly { readonly names: Uint8Array; readonly titles: Uint8Array }[];
  readonly wanted: Halves;
  readonly ahead: Halves;
  readonly least: Halves;
}

interface Halves {
  readonly low: number;
  readonly high: number;
}

function toHalves(packed: number): Halves {
  return { low: lowHalf(packed), high: highHalf(packed) };
}

/** Says by text whether it fits a pattern, and keeps that for every pattern. */
function keptMatches(texts: readonly string[]): (pattern: string) => Uint8Array {
  const kept = new Map<string, Uint8Array>();
  return (pattern) => {
    const matches = likeMatcher(pattern);
    const found = kept.get(pattern) ?? Uint8Array.from(texts, (text) => (matches(text) ? 1 : 0));
    kept.set(pattern, found);
    return found;
  };
}

function eitherFits(lists: readonly Uint8Array[]): Uint8Array {
  const [first, ...others] = lists;
  if (first === undefined) return new Uint8Array();
  return first.map((fits, place) => (fits || others.some((other) => other[place]) ? 1 : 0));
}

/**
 * The floor of the search: one loop over courses, days and plans that are arrays of numbers, without
 * any index. It shares nothing with the gateway's search but the columns and the patterns, so that a
 * mistake of either shows.
 */
class PlainEvaluator {
  readonly #columns: InventoryColumns;
  readonly #course: Readonly<
    Record<'pref' | 'country' | 'flags' | 'category' | 'road' | 'distance_km', Column>
  >;
  readonly #rank = new Map<CourseOrder, Column>();
  readonly #names;
  readonly #titles;

  constructor(columns: InventoryColumns) {
    const { courses, titles } = columns;
    const column = (name: keyof (typeof courses)[number]) =>
      Int32Array.from(courses, (course) => Number(course[name]));
    this.#columns = columns;
    this.#course = {
      pref: column('pref'),
      country: column('country'),
      flags: column('flags'),
      category: column('category'),
      road: column('road'),
      distance_km: column('distance_km'),
    };
    this.#names = keptMatches(courses.map(({ search_name }) => search_name));
    this.#titles = keptMatches(titles.map(({ searchTitle }) => searchTitle));
  }

  #rankOf(order: Exclude<CourseOrder, 'price'>): Column {
    const rank =
      this.#rank.get(order) ?? Int32Array.from(this.#columns.courses, (course) => course[order]);
    this.#rank.set(order, rank);
    return rank;
  }

  #question(criteria: SearchCriteria): Question {
    const { firstDay, dayCount, weekdayBit } = this.#columns;
    const days: number[] = [];
    const last = Math.min(criteria.to - firstDay, dayCount - 1);
    for (let day = Math.max(0, criteria.from - firstDay); day <= last; day += 1)
      if ((at(weekdayBit, day) & criteria.weekdays) !== 0) days.push(day);
    return {
      ...criteria,
      days,
      names: criteria.namePatterns.map((list) => eitherFits(list.map(this.#names))),
      words: criteria.keywordPatterns.map((pattern) => ({
        names: this.#names(pattern),
        titles: this.#titles(pattern),
      })),
      wanted: toHalves(criteria.zones),
      ahead: toHalves(criteria.zonesToday),
      least: toHalves(inEveryLane(criteria.run)),
    };
  }

  #courseFits(asked: Question, place: number): boolean {
    const { pref, country, flags, category, road, distance_km } = this.#course;
    const own = at(flags, place);
    return (
      (asked.prefectures.length === 0 || asked.prefectures.includes(at(pref, place))) &&
      (asked.countries.length === 0 || asked.countries.includes(at(country, place))) &&
      (own & asked.courseFlags) === asked.courseFlags &&
      (own & asked.withoutCourseFlags) === 0 &&
      (asked.category === 0 || at(category, place) === asked.category) &&
      (asked.road === 0 || at(road, place) === asked.road) &&
      (asked.distance === Infinity ||
        (at(road, place) > 0 && at(distance_km, place) <= asked.distance)) &&
      asked.names.every((fits) => fits[place] === 1)
    );
  }

  #planFits(asked: Question, plan: number, course: number): boolean {
    const flags = at(this.#columns.plans.flags, plan);
    const title = at(this.#columns.titleOfPlan, plan);
    return (
      (flags & asked.planFlags) === asked.planFlags &&
      (flags & asked.withoutPlanFlags) === 0 &&
      asked.anyPlanFlags.every((bits) => (flags & bits) !== 0) &&
      asked.words.every(({ names, titles }) => names[course] === 1 || titles[title] === 1)
    );
  }

  /** Whether a run of tee times starts on the day in a zone of the plan. */
  #startsOn(asked: Question, plan: number, course: number, day: number): boolean {
    const { runsLow, runsHigh, freeHigh, courses, firstDay, plans } = this.#columns;
    const cell = cellOf(courses.length, course, day);
    if (at(runsLow, cell) === 0) return false;
    const isToday = day + firstDay === asked.today;
    if (isToday && at(freeHigh, cell) < highHalf(asked.freeToday)) return false;
    const { low, high } = isToday ? asked.ahead : asked.wanted;
    return (
      ((at(runsLow, cell) - asked.least.low) & low & at(plans.zonesLow, plan)) !== 0 ||
      ((at(runsHigh, cell) - asked.least.high) & high & at(plans.zonesHigh, plan)) !== 0
    );
  }

  #surcharge({ players }: Question, plan: number): number {
    const { fee2, fee3 } = this.#columns.plans;
    if (players === 2) return at(fee2, plan);
    return players === 3 ? at(fee3, plan) : 0;
  }

  /** The price of a plan on a day alone; undefined if it has its price of the class then. */
  #priceAlone(plan: number, course: number, day: number): number | undefined {
    const { dayPrices, planStart, plans } = this.#columns;
    const own = dayPrices.ofCourse[course];
    if (own === undefined || at(own.start, day) === -1) return undefined;
    const price = at(own.price, at(own.start, day) + plan - at(planStart, course));
    const isSold = plans.price.some((column) => at(column, plan) > 0);
    return price === OWN_PRICE || !isSold ? undefined : price;
  }

  /** The lowest price of a plan below `limit` on the asked days; `limit` if there is none. */
  #lowestOfPlan(asked: Question, plan: number, course: number, limit: number): number {
    const { dayClass, plans, firstDay } = this.#columns;
    const from = at(plans.validFrom, plan) - firstDay;
    const to = at(plans.validTo, plan) - firstDay;
    const surcharge = this.#surcharge(asked, plan);
    let lowest = limit;
    for (const day of asked.days) {
      if (day < from || day > to) continue;
      const usual = plans.price[at(dayClass, day) as 0 | 1 | 2][plan] ?? 0; // no other classes exist
      const price = this.#priceAlone(plan, course, day) ?? usual;
      const paid = price + surcharge;
      if (price < 1 || paid >= lowest || paid < asked.priceFrom) continue;
      if (asked.priceTo !== NO_PRICE_LIMIT && paid > asked.priceTo) continue;
      if (this.#startsOn(asked, plan, course, day)) lowest = paid;
    }
    return lowest;
  }

  /** The lowest price of a course; Infinity if nothing fits. With `any`, that of the first offer. */
  #lowest(asked: Question, course: number, any: boolean): number {
    const { planStart } = this.#columns;
    let lowest = Infinity;
    for (let plan = at(planStart, course); plan < at(planStart, course + 1); plan += 1) {
      if (!this.#planFits(asked, plan, course)) continue;
      lowest = this.#lowestOfPlan(asked, plan, course, lowest);
      if (any && lowest < Infinity) return lowest;
    }
    return lowest;
  }

  evaluate(criteria: SearchCriteria, order: CourseOrder, page: number): SearchAnswer {
    const asked = this.#question(criteria);
    const rank = order === 'price' ? undefined : this.#rankOf(order);
    const hits: number[] = [];
    const keys = new Float64Array(this.#columns.courses.length);
    for (let course = 0; course < keys.length; course += 1) {
      if (!this.#courseFits(asked, course)) continue;
      const price = this.#lowest(asked, course, rank !== undefined);
      if (price === Infinity) continue;
      keys[course] = rank === undefined ? price : -at(rank, course);
      hits.push(course);
    }
    hits.sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || one - other);
    return {
      count: hits.length,
      ids: hits
        .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
        .map((course) => this.#columns.courses[course]?.id ?? 0),
    };
  }
}

/** Returns the plain evaluator over these columns. */
export function plainEvaluator(columns: InventoryColumns): Evaluate {
  const evaluator = new PlainEvaluator(columns);
  return (criteria, order, page) => evaluator.evaluate(criteria, order, page);
}
