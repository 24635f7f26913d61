import { toDateParts, toJapaneseDay } from 'shared-contracts/format';
import type { CourseItem } from 'shared-contracts/gateway';

const REVIEW_MONTHS = 12;

/** The months of the reviews that a reply counts: the last twelve whole ones, as `YYYY-MM`. */
export type ReviewMonths = Pick<CourseItem, 'review_from' | 'review_to'>;

function monthBefore(day: number, months: number): string {
  const { year, month } = toDateParts(day);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7);
}

let last: { readonly day: number; readonly months: ReviewMonths } | undefined;

/** Returns the months for `now`, in milliseconds since 1970: the same object all day. */
export function toReviewMonths(now: number): ReviewMonths {
  const day = toJapaneseDay(now);
  if (last?.day !== day) {
    const months = { review_from: monthBefore(day, REVIEW_MONTHS), review_to: monthBefore(day, 1) };
    last = { day, months };
  }
  return last.months;
}
