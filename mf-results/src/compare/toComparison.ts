import type { CourseItem, PlanItem } from 'shared-contracts/gateway';

/** The axes of a rating in the order in which the table shows them. */
export const AXES = [
  'overall',
  'staff',
  'facility',
  'meal',
  'cost_performance',
  'maintenance',
  'distance',
  'fairway',
  'course',
  'green',
  'atmosphere',
] as const;

/** What the table says of one course. */
export interface ComparedCourse {
  readonly item: CourseItem;
  /** The cheapest plan that fits the search; absent where none does. */
  readonly plan: PlanItem | undefined;
  /** Of all plans that fit. */
  readonly playStyle: 'caddie' | 'self' | 'both' | 'none';
  readonly lunch: 'all' | 'some' | 'none';
  /** Yen; 0 where there is none. */
  readonly coupon: number;
}

function playStyleOf(plans: readonly PlanItem[]): ComparedCourse['playStyle'] {
  if (plans.length === 0) return 'none';
  const caddies = plans.filter(({ caddie }) => caddie).length;
  if (caddies === 0) return 'self';
  return caddies === plans.length ? 'caddie' : 'both';
}

function lunchOf(plans: readonly PlanItem[]): ComparedCourse['lunch'] {
  const lunches = plans.filter(({ lunch }) => lunch).length;
  if (lunches === 0) return 'none';
  return lunches === plans.length ? 'all' : 'some';
}

export function toComparison(
  items: readonly CourseItem[],
  plans: readonly PlanItem[],
  couponOf: (courseId: number) => number,
): ComparedCourse[] {
  return items.map((item) => {
    const own = plans.filter(({ c_id }) => c_id === item.c_id);
    const [plan] = own.toSorted((one, other) => one.price - other.price);
    return {
      item,
      plan,
      playStyle: playStyleOf(own),
      lunch: lunchOf(own),
      coupon: couponOf(item.c_id),
    };
  });
}

/** The indices of the best values; none where all are alike or nothing is known. */
export function bestOf(
  values: readonly (number | undefined)[],
  best: 'highest' | 'lowest',
): readonly number[] {
  const known = values.filter((value) => value !== undefined);
  const top = best === 'highest' ? Math.max(...known) : Math.min(...known);
  const indices = values.flatMap((value, index) => (value === top ? [index] : []));
  return known.length > 1 && indices.length < known.length ? indices : [];
}

/** The lowest price, unless half rounds stand beside full ones: nine holes are no cheaper golf than eighteen. */
export function bestPrice(courses: readonly ComparedCourse[]): readonly number[] {
  const rounds = new Set(courses.flatMap(({ plan }) => (plan ? [plan.half_round] : [])));
  return rounds.size > 1
    ? []
    : bestOf(
        courses.map(({ plan }) => plan?.price),
        'lowest',
      );
}
