import type { Plan } from 'shared-contracts/gateway';
import type { SearchMode } from 'shared-contracts/search';

/**
 * A tag of a plan. A guarantee is shown in pine green, the half round in a frame. Only
 * `consecutive` has `groups`.
 */
export interface PlanTag {
  readonly key:
    | 'assurance2r'
    | 'assurance15r'
    | 'noFee2b'
    | 'noFee3b'
    | 'cart'
    | 'fairwayCart'
    | 'walking'
    | 'caddie'
    | 'self'
    | 'lunch'
    | 'drink'
    | 'halfRound'
    | 'stay'
    | 'lesson'
    | 'prize'
    | 'organiser'
    | 'earlyBooking'
    | 'consecutive';
  readonly guarantee: boolean;
  readonly groups?: number;
}

/** The tags by the number of the cart on the wire. */
const CARTS = ['walking', 'cart', 'fairwayCart'] as const;
/** R3.07: the perks of a competition plan by their number on the wire. */
const COMPE: Readonly<Record<number, PlanTag['key']>> = {
  1: 'prize',
  2: 'organiser',
  3: 'earlyBooking',
};

function guarantees(plan: Plan): PlanTag['key'][] {
  return [
    ...(plan.assurance2r ? ['assurance2r' as const] : []),
    ...(plan.assurance15r ? ['assurance15r' as const] : []),
  ];
}

function features(plan: Plan): PlanTag['key'][] {
  return [
    CARTS[plan.cart] ?? 'cart',
    plan.caddie ? 'caddie' : 'self',
    ...(plan.lunch ? ['lunch' as const] : []),
    ...(plan.drink ? ['drink' as const] : []),
    ...(plan.stay ? ['stay' as const] : []),
    ...(plan.lesson ? ['lesson' as const] : []),
    ...(plan.addFee2b ? ['noFee2b' as const] : []),
    ...(plan.addFee3b ? ['noFee3b' as const] : []),
  ];
}

function perks(plan: Plan): PlanTag['key'][] {
  return plan.compe.flatMap((type) => COMPE[type] ?? []);
}

function tagged(keys: readonly PlanTag['key'][], guarantee: boolean): PlanTag[] {
  return keys.map((key) => ({ key, guarantee }));
}
function consecutive({ continueStock: groups }: Plan, guarantee: boolean): PlanTag[] {
  return groups > 1 ? [{ key: 'consecutive', guarantee, groups }] : [];
}

function halfRound(plan: Plan): PlanTag[] {
  return tagged(plan.halfRound ? ['halfRound'] : [], false);
}

/**
 * Returns the tags of a plan in their order: the half round first, since it must not look like a
 * cheap full round; then the guarantees, the features and the perks; last the consecutive slots
 * when there is more than one (R9.09). In a search for a competition the perks and the slots come
 * before the guarantees, since organisers choose by them (R3.07).
 */
export function planTags(plan: Plan, mode: SearchMode = 'normal'): PlanTag[] {
  return [
    ...halfRound(plan),
    ...(mode === 'competition'
      ? [
          ...tagged(perks(plan), true),
          ...consecutive(plan, true),
          ...tagged(guarantees(plan), true),
          ...tagged(features(plan), false),
        ]
      : [
          ...tagged(guarantees(plan), true),
          ...tagged(features(plan), false),
          ...tagged(perks(plan), false),
          ...consecutive(plan, false),
        ]),
  ];
}
