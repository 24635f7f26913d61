import { expandRegions } from 'shared-contracts/areas';
import { toDayNumber } from 'shared-contracts/format';
import { FLAG_OPTIONS, type FlagOption, type SearchCondition } from 'shared-contracts/search';
import type { PlanFlag } from '../inventory/flags.ts';
import type { CourseTable } from '../inventory/tables.ts';
import {
  has,
  type PlainCourse,
  type PlainDay,
  type PlainInventory,
  type PlainPlan,
  valueAt,
} from './plainInventory.ts';

const ZONES = ['lt05', '06', '07', '08', '09', '10', '11', 'gt12'];
const STYLES = new Map<number, PlanFlag>([
  [2, 'through'],
  [3, 'earlyMorning'],
  [4, 'afternoon'],
  [9, 'twilight'],
  [15, 'night'],
  [21, 'selfPlay'],
]);
const CARTS = new Map<number, PlanFlag>([
  [1, 'cart'],
  [2, 'fairwayCart'],
  [3, 'walking'],
]);

type Fits = (plan: PlainPlan, course: CourseTable) => boolean;

/** The plan has one of these flags. */
function sold(...flags: readonly PlanFlag[]): Fits {
  return (plan) => flags.some((flag) => has(plan, flag));
}

/** The course has this bit. */
function built(bit: number): Fits {
  return (_, course) => (course.flags & bit) !== 0;
}

/** The check of each option that is on or off. */
const SWITCHES: Readonly<Record<FlagOption, Fits>> = {
  realSearch: sold('realTime'),
  twoSum: sold('twoSum'),
  twoSumReservable: sold('twoSumReservable'),
  lunch: sold('lunch'),
  caddie: sold('caddie'),
  cart: sold('cart'),
  addFee2b: sold('addFee2b'),
  addFee3b: sold('addFee3b'),
  assurance2r: sold('assurance2r'),
  assurance15r: sold('assurance15r'),
  drink: sold('drink'),
  halfRound: sold('halfRound'),
  lesson: sold('lesson'),
  stay: sold('stayOneRound', 'stayTwoRounds', 'twoStays'),
  compe: sold('prize', 'organiserPerk', 'earlyBooking'),
  practice: built(2),
  fairwayWidth: built(4),
  arixang: built(8),
};
/** The column that each order sorts by, highest first. */
const AXES = new Map<string, keyof CourseTable>([
  ['rsv', 'reservations'],
  ['evl', 'overall'],
  ['stf', 'staff'],
  ['clb', 'facility'],
  ['meal', 'meal'],
  ['cp', 'cost_performance'],
  ['cm', 'maintenance'],
  ['dist', 'distance'],
  ['fw', 'fairway'],
  ['crs', 'layout'],
  ['gd', 'green'],
  ['at', 'atmosphere'],
]);

/** A plan that the search finds on one day. */
export interface PlainOffer {
  readonly plan: PlainPlan;
  readonly day: number;
  readonly price: number;
}
export interface PlainHit {
  readonly course: PlainCourse;
  readonly offers: readonly PlainOffer[];
}

/** Returns every day of the search's range. */
export function daysOf({ playDate: { year, month, day }, widthday }: SearchCondition): number[] {
  return Array.from({ length: widthday }, (_, ahead) => toDayNumber(year, month, day) + ahead);
}

/**
 * Returns the days of the week that the condition names, else those of weekdays or weekends; empty
 * means every day.
 */
function askedWeekdays({ planDay, planDayDetail }: SearchCondition): readonly string[] {
  if (planDayDetail.length > 0) return planDayDetail;
  if (planDay === '0') return ['1', '2', '3', '4', '5'];
  return planDay === '1' ? ['6', '0_7'] : [];
}

function isAsked(condition: SearchCondition, weekdayBit: number): boolean {
  const days = askedWeekdays(condition);
  return (
    days.length === 0 || days.some((day) => weekdayBit === 1 << (day === '0_7' ? 7 : Number(day)))
  );
}

/** Returns the days of the range that fit the chosen days of the week. */
export function askedDays(condition: SearchCondition, { calendar }: PlainInventory): number[] {
  return daysOf(condition).filter((day) => isAsked(condition, valueAt(calendar, day).weekday_bit));
}

/** Returns what each player of a party of two or three pays in addition, in yen. */
export function surchargeOf(plan: PlainPlan, players: number): number {
  if (players === 2) return plan.fee2;
  return players === 3 ? plan.fee3 : 0;
}

/** Returns what one player pays on a day of this class, in yen; 0 where the plan is not sold then. */
function priceOf(plan: PlainPlan, day: number, dayClass: number, players: number): number {
  const usual = [plan.price0, plan.price1, plan.price2];
  // a plan without any price is closed, whatever it would cost on a day
  const price = usual.every((each) => each === 0)
    ? 0
    : (plan.dayPrices.get(day) ?? usual[dayClass]);
  if (price === undefined) throw new RangeError(`There is no day class ${dayClass}`);
  return price === 0 ? 0 : price + surchargeOf(plan, players);
}

function planFits(condition: SearchCondition, course: CourseTable, plan: PlainPlan): boolean {
  if (has(plan, 'secret') || (has(plan, 'lesson') && condition.except.includes('lesson')))
    return false;
  if (condition.players === 2 && !has(plan, 'twoSum')) return false;
  if (condition.players === 3 && !has(plan, 'threeSum')) return false;
  const one = (wanted: boolean, flags: readonly PlanFlag[]): boolean =>
    !wanted || flags.some((flag) => has(plan, flag));
  if (
    !one(
      condition.playStyle.length > 0,
      condition.playStyle.map((style) => valueAt(STYLES, style)),
    )
  )
    return false;
  if (
    !one(
      condition.cartTypes.length > 0,
      condition.cartTypes.map((type) => valueAt(CARTS, type)),
    )
  )
    return false;
  const words = condition.keyword === '' ? [] : condition.keyword.split(' ');
  return (
    FLAG_OPTIONS.every((name) => !condition[name] || SWITCHES[name](plan, course)) &&
    words.every((word) => course.search_name.includes(word) || plan.search_title.includes(word))
  );
}

/**
 * Says whether a run of slots in the zone can still be booked after `hour` has begun: only later
 * hours can. The last zone holds the hours 12 and 13.
 */
function isAhead(zone: number, hour: number, freeInLastHour: number, run: number): boolean {
  return zone > hour - 5 || (zone === 7 && hour === 12 && freeInLastHour >= run);
}

function canStart(
  { zoneList, continueStock }: SearchCondition,
  plan: PlainPlan,
  { runs, free }: PlainDay,
  hour: number,
): boolean {
  const run = Math.max(1, continueStock);
  const freeInLastHour = free.at(-1) ?? 0;
  return ZONES.some(
    (name, zone) =>
      (zoneList.length === 0 || zoneList.includes(name)) &&
      isAhead(zone, hour, freeInLastHour, run) &&
      plan.startsIn[zone] === true &&
      (runs[zone] ?? 0) >= run,
  );
}

function offersOf(
  condition: SearchCondition,
  inventory: PlainInventory,
  { course, plans, stock }: PlainCourse,
  now: number,
): PlainOffer[] {
  const today = Math.floor((now / 3_600_000 + 9) / 24);
  const hour = Math.floor(now / 3_600_000 + 9) % 24;
  const fitting = plans.filter((plan) => planFits(condition, course, plan));
  return askedDays(condition, inventory).flatMap((day) =>
    fitting.flatMap((plan) => {
      const price = priceOf(plan, day, valueAt(inventory.calendar, day).class, condition.players);
      const isSold =
        price > 0 &&
        price >= condition.ratesMin &&
        (condition.ratesMax === 0 || price <= condition.ratesMax) &&
        day >= plan.valid_from &&
        day <= plan.valid_to;
      return isSold && canStart(condition, plan, valueAt(stock, day), day === today ? hour : 0)
        ? [{ plan, day, price }]
        : [];
    }),
  );
}

function courseFits({ area, country, shortCourse }: SearchCondition, course: CourseTable): boolean {
  const prefectures = expandRegions(area).filter((code) => code !== 0);
  return (
    (prefectures.length === 0 || prefectures.includes(course.pref)) &&
    (country.length === 0 || country.includes(course.country)) &&
    (shortCourse === 2 || shortCourse === (course.flags & 1))
  );
}

/** Returns the lowest price; Infinity when there is no offer. */
export function lowestOf(offers: readonly PlainOffer[]): number {
  return Math.min(...offers.map(({ price }) => price));
}

/**
 * Searches by looking at every plan of every course on every day; returns the hits in the order of
 * the condition.
 */
export function plainSearch(
  condition: SearchCondition,
  inventory: PlainInventory,
  now: number,
): PlainHit[] {
  const hits = inventory.courses
    .filter(({ course }) => courseFits(condition, course))
    .map((course) => ({ course, offers: offersOf(condition, inventory, course, now) }))
    .filter(({ offers }) => offers.length > 0);
  const rank = ({ course, offers }: PlainHit): number =>
    condition.order === 'rate'
      ? lowestOf(offers)
      : -Number(course.course[valueAt(AXES, condition.order)]);
  return hits.toSorted(
    (one, other) => rank(one) - rank(other) || one.course.course.id - other.course.course.id,
  );
}
