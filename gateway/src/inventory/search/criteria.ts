import type { DayNumber } from 'shared-contracts/format';

/** What a search asks of the inventory: numbers and bits only, every absent wish at its neutral value. */
export interface SearchCriteria {
  /** Prefecture codes, 48 overseas; none means all. */
  readonly prefectures: readonly number[];
  readonly countries: readonly number[];
  /** Patterns for LIKE: of each list the course's name or reading must fit one. */
  readonly namePatterns: readonly (readonly string[])[];
  /** Patterns for LIKE; the plan's title or the course's name must fit each. */
  readonly keywordPatterns: readonly string[];
  readonly courseFlags: number;
  readonly withoutCourseFlags: number;
  /** 0 any. */
  readonly category: number;
  readonly road: number;
  /** Kilometres; Infinity for no limit. */
  readonly distance: number;
  readonly from: DayNumber;
  readonly to: DayNumber;
  /** Bits of `calendar.weekday_bit`. */
  readonly weekdays: number;
  /** The day classes that occur among these days: 0 weekday, 1 Saturday, 2 Sunday or holiday. */
  readonly dayClasses: readonly DayClass[];
  /** Guard bits of the zones in which the round may start. */
  readonly zones: number;
  /** Of those, the ones of which an hour is still ahead on `today`. */
  readonly zonesToday: number;
  /** What `stock.free` is at least where today's last hour holds such a run: once the hour before it has begun, `runs` cannot say. 0 at other times. */
  readonly freeToday: number;
  readonly today: DayNumber;
  /** Consecutive free slots, at least 1. */
  readonly run: number;
  readonly planFlags: number;
  readonly withoutPlanFlags: number;
  /** Of each of these sets a plan has one bit at least. */
  readonly anyPlanFlags: readonly number[];
  /** 2 or 3 pay a surcharge; any other number pays none. */
  readonly players: number;
  /** Yen, for one of these players. */
  readonly priceFrom: number;
  readonly priceTo: number;
}

export type DayClass = 0 | 1 | 2;

export const ALL_WEEKDAYS = 0b1111_1110;
/** No plan costs as much. */
export const NO_PRICE_LIMIT = 99_999_999;
