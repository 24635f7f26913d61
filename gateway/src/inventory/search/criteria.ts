import type { DayNumber } from 'shared-contracts/format';
import type { DayClass } from '../tables.ts';

/**
 * What a search asks of the inventory, in numbers and bits. A wish that is absent has its neutral
 * value.
 */
export interface SearchCriteria {
  /** Prefecture codes, 48 for overseas; empty means all. */
  readonly prefectures: readonly number[];
  readonly countries: readonly number[];
  /** Lists of LIKE patterns; the course's name or reading must fit one pattern of each list. */
  readonly namePatterns: readonly (readonly string[])[];
  /** LIKE patterns; the plan's title or the course's name must fit each. */
  readonly keywordPatterns: readonly string[];
  readonly courseFlags: number;
  readonly withoutCourseFlags: number;
  /** 0 means any. */
  readonly category: number;
  /** 0 means any. */
  readonly road: number;
  /** Kilometres to the interchange; Infinity means no limit. */
  readonly distance: number;
  readonly from: DayNumber;
  readonly to: DayNumber;
  /** Bits of `calendar.weekday_bit`. */
  readonly weekdays: number;
  /** The day classes that occur among these days. */
  readonly dayClasses: readonly DayClass[];
  /** Guard bits of the zones in which the round may start. */
  readonly zones: number;
  /** Those of `zones` with an hour that is still ahead on `today`. */
  readonly zonesToday: number;
  /**
   * The least value of `stock.free` for a run in today's last hour; 0 while `runs` is enough. When
   * the first of the two hours of the last zone has begun, `runs` does not say in which of them a
   * run lies.
   */
  readonly freeToday: number;
  readonly today: DayNumber;
  /** Consecutive free slots, at least 1. */
  readonly run: number;
  readonly planFlags: number;
  readonly withoutPlanFlags: number;
  /** A plan has at least one bit of each of these sets. */
  readonly anyPlanFlags: readonly number[];
  /** Parties of 2 and 3 pay a surcharge; any other number pays none. */
  readonly players: number;
  /** Yen, for one of these players. */
  readonly priceFrom: number;
  readonly priceTo: number;
}

export const ALL_WEEKDAYS = 0b1111_1110;
/** More than any plan costs. */
export const NO_PRICE_LIMIT = 99_999_999;
