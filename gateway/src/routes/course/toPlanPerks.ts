import type { PlanItem } from 'shared-contracts/gateway';
import { PLAN_FLAGS, type PlanFlag, planBits } from '../../inventory/flags.ts';

const STAYS = planBits(['stayOneRound', 'stayTwoRounds', 'twoStays']);
const COMPES: readonly PlanFlag[] = ['prize', 'organiserPerk', 'earlyBooking'];

/** What a plan offers, whatever it costs. */
export type PlanPerks = Pick<
  PlanItem,
  | 'lunch'
  | 'caddie'
  | 'cart'
  | 'assurance2r'
  | 'add_fee_2b'
  | 'add_fee_3b'
  | 'half_round'
  | 'assurance15r'
  | 'drink'
  | 'stay'
  | 'lesson'
  | 'compe'
>;

/**
 * Returns the contract's code of the cart: 2 may drive on the fairway, 1 is any other, 0 is none.
 */
function cartOf(has: (flag: PlanFlag) => boolean): PlanItem['cart'] {
  if (has('fairwayCart')) return 2;
  return has('cart') ? 1 : 0;
}

/** Translates the flags of a plan into the contract's names, in the contract's order. */
export function toPlanPerks(flags: number): PlanPerks {
  const has = (flag: PlanFlag): boolean => (flags & PLAN_FLAGS[flag]) !== 0;
  return {
    lunch: has('lunch'),
    caddie: has('caddie'),
    cart: cartOf(has),
    assurance2r: has('assurance2r'),
    add_fee_2b: has('addFee2b'),
    add_fee_3b: has('addFee3b'),
    half_round: has('halfRound'),
    assurance15r: has('assurance15r'),
    drink: has('drink'),
    stay: (flags & STAYS) !== 0,
    lesson: has('lesson'),
    compe: COMPES.flatMap((flag, index) => (has(flag) ? [index + 1] : [])),
  };
}
