import type { Course, Plan } from 'shared-contracts/gateway';
import type { ComparedCourse } from '../compared-course/comparedCourse.ts';

/** The axes of a rating, in the order of the table. */
export const AXES = [
  'overall',
  'staff',
  'facility',
  'meal',
  'costPerformance',
  'maintenance',
  'distance',
  'fairway',
  'course',
  'green',
  'atmosphere',
] as const;

function playStyleOf(plans: readonly Plan[]): ComparedCourse['playStyle'] {
  if (plans.length === 0) return 'none';
  const caddies = plans.filter(({ caddie }) => caddie).length;
  if (caddies === 0) return 'self';
  return caddies === plans.length ? 'caddie' : 'both';
}

function lunchOf(plans: readonly Plan[]): ComparedCourse['lunch'] {
  const lunches = plans.filter(({ lunch }) => lunch).length;
  if (lunches === 0) return 'none';
  return lunches === plans.length ? 'all' : 'some';
}

/**
 * Returns the columns of the comparison in the order of `courses`. `couponOf` gives yen, 0 for no
 * coupon.
 */
export function toComparison(
  courses: readonly Course[],
  plans: readonly Plan[],
  couponOf: (courseId: number) => number,
): ComparedCourse[] {
  return courses.map((course) => {
    const own = plans.filter(({ courseId }) => courseId === course.id);
    const [plan] = own.toSorted((one, other) => one.price - other.price);
    return {
      course,
      plan,
      playStyle: playStyleOf(own),
      lunch: lunchOf(own),
      coupon: couponOf(course.id),
    };
  });
}

/**
 * Returns the indices of the best values; none when all known values are equal or fewer than two
 * are known.
 */
export function bestOf(
  values: readonly (number | undefined)[],
  best: 'highest' | 'lowest',
): readonly number[] {
  const known = values.filter((value) => value !== undefined);
  const top = best === 'highest' ? Math.max(...known) : Math.min(...known);
  const indices = values.flatMap((value, index) => (value === top ? [index] : []));
  return known.length > 1 && indices.length < known.length ? indices : [];
}

/**
 * Returns the indices of the lowest price; none when half rounds stand beside full rounds, which
 * cannot be compared.
 */
export function bestPrice(courses: readonly ComparedCourse[]): readonly number[] {
  const rounds = new Set(courses.flatMap(({ plan }) => (plan ? [plan.halfRound] : [])));
  return rounds.size > 1
    ? []
    : bestOf(
        courses.map(({ plan }) => plan?.price),
        'lowest',
      );
}
