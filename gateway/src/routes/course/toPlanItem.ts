import { toIsoDate } from 'shared-contracts/format';
import type { FeeDetail, PlanItem } from 'shared-contracts/gateway';
import { PLAN_FLAGS, type PlanFlag, planBits } from '../../inventory/flags.ts';
import type { Offer } from '../../inventory/search/readOffers.ts';

/** Plan numbers of a course are below this, so that a plan's id contains its course. */
const PLANS = 1000;
function toPlanId(courseId: number, planNo: number): number {
  return courseId * PLANS + planNo;
}
/** Returns the course and the number of a plan. */
export function parsePlanId(planId: number): { courseId: number; planNo: number } {
  return {
    courseId: Math.floor(planId / PLANS),
    planNo: planId % PLANS,
  };
}

const STAYS = planBits(['stayOneRound', 'stayTwoRounds', 'twoStays']);
const COMPES: readonly PlanFlag[] = ['prize', 'organiserPerk', 'earlyBooking'];

/**
 * Returns the contract's code of the cart: 2 may drive on the fairway, 1 is any other, 0 is none.
 */
function cartOf(has: (flag: PlanFlag) => boolean): PlanItem['cart'] {
  if (has('fairwayCart')) return 2;
  return has('cart') ? 1 : 0;
}

/**
 * Translates an offer into the contract's names; `run` is its longest run of free slots on its day.
 */
export function toPlanItem(offer: Offer, title: string, run: number, fee: FeeDetail): PlanItem {
  const has = (flag: PlanFlag): boolean => (offer.flags & PLAN_FLAGS[flag]) !== 0;
  return {
    c_id: offer.courseId,
    plan_id: toPlanId(offer.courseId, offer.planNo),
    plan_name: title,
    price: offer.price,
    fee_detail: fee,
    play_date: toIsoDate(offer.day),
    is_lowest: offer.highest > offer.price,
    continue_stock: run,
    lunch: has('lunch'),
    caddie: has('caddie'),
    cart: cartOf(has),
    assurance2r: has('assurance2r'),
    add_fee_2b: has('addFee2b'),
    add_fee_3b: has('addFee3b'),
    half_round: has('halfRound'),
    assurance15r: has('assurance15r'),
    drink: has('drink'),
    stay: (offer.flags & STAYS) !== 0,
    lesson: has('lesson'),
    compe: COMPES.flatMap((flag, index) => (has(flag) ? [index + 1] : [])),
  };
}
