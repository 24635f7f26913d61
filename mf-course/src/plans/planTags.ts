import type { Plan } from 'shared-contracts/gateway';

/** What a row says of its plan. */
export type PlanTag =
  | 'halfRound'
  | 'assurance2r'
  | 'assurance15r'
  | 'walking'
  | 'cart'
  | 'fairwayCart'
  | 'caddie'
  | 'self'
  | 'lunch'
  | 'drink'
  | 'stay'
  | 'lesson'
  | 'noFee2b'
  | 'noFee3b';

/** The tags by the number of the cart on the wire. */
const CARTS = ['walking', 'cart', 'fairwayCart'] as const;

/**
 * Returns the tags of a plan: the half round first, since it must not look like a cheap full round, then the
 * guarantees, then what is included.
 */
export function planTags(plan: Plan): PlanTag[] {
  const has: readonly (readonly [boolean, PlanTag])[] = [
    [plan.halfRound, 'halfRound'],
    [plan.assurance2r, 'assurance2r'],
    [plan.assurance15r, 'assurance15r'],
    [true, CARTS[plan.cart] ?? 'cart'],
    [true, plan.caddie ? 'caddie' : 'self'],
    [plan.lunch, 'lunch'],
    [plan.drink, 'drink'],
    [plan.stay, 'stay'],
    [plan.lesson, 'lesson'],
    [plan.addFee2b, 'noFee2b'],
    [plan.addFee3b, 'noFee3b'],
  ];
  return has.filter(([isSo]) => isSo).map(([, tag]) => tag);
}
