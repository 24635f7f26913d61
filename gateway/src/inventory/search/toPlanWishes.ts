import type { SearchCondition } from 'shared-contracts/search';
import { type PlanFlag, planBits } from '../flags.ts';
import type { SearchCriteria } from './criteria.ts';

/** The codes of R5.11 and what stands for them. */
const STYLES: Readonly<Record<number, PlanFlag>> = {
  2: 'through',
  3: 'earlyMorning',
  4: 'afternoon',
  9: 'twilight',
  15: 'night',
  21: 'selfPlay',
};
const CARTS: Readonly<Record<number, PlanFlag>> = { 1: 'cart', 2: 'fairwayCart', 3: 'walking' };
const COMPES: Readonly<Record<number, PlanFlag>> = {
  1: 'prize',
  2: 'organiserPerk',
  3: 'earlyBooking',
};
const STAYS: Readonly<Record<string, PlanFlag>> = {
  1: 'stayOneRound',
  2: 'stayTwoRounds',
  3: 'twoStays',
};

function bitsOf(
  names: Readonly<Record<string, PlanFlag>>,
  codes: readonly (number | string)[],
): number {
  return planBits(codes.map((code) => names[code]).filter((flag) => flag !== undefined));
}

/** The switches whose plans carry a bit of the same name. */
const SWITCHES = [
  'twoSum',
  'twoSumReservable',
  'cart',
  'addFee2b',
  'addFee3b',
  'assurance2r',
  'assurance15r',
  'lunch',
  'caddie',
  'drink',
  'halfRound',
  'lesson',
] as const satisfies readonly (PlanFlag & keyof SearchCondition)[];

/** What a plan must allow for the party; four players are always allowed. */
const PARTIES: Readonly<Record<number, readonly PlanFlag[]>> = { 2: ['twoSum'], 3: ['threeSum'] };

function wanted(condition: SearchCondition): number {
  return (
    planBits(SWITCHES.filter((name) => condition[name])) |
    planBits(condition.realSearch ? ['realTime'] : []) |
    planBits(PARTIES[condition.players] ?? []) |
    // each kind of perk that is asked for must be there; of styles, carts and stays one is enough
    bitsOf(COMPES, condition.compeTypes)
  );
}

/** One kind of stay where it is said, else any where a stay is asked for. */
function stays({ stay, stayCode }: SearchCondition): number {
  if (stayCode !== '') return bitsOf(STAYS, [stayCode]);
  return stay ? bitsOf(STAYS, [1, 2, 3]) : 0;
}

function unwanted({ except }: SearchCondition): number {
  return planBits([
    ...(except.includes('lesson') ? ['lesson' as const] : []),
    ...(except.includes('half_round') ? ['halfRound' as const] : []),
  ]);
}

export function toPlanWishes(
  condition: SearchCondition,
  isSecret: boolean,
): Pick<SearchCriteria, 'planFlags' | 'withoutPlanFlags' | 'anyPlanFlags'> {
  const { playStyle, cartTypes, compe } = condition;
  const secret = planBits(['secret']);
  const sets = [
    bitsOf(STYLES, playStyle),
    bitsOf(CARTS, cartTypes),
    stays(condition),
    compe ? bitsOf(COMPES, [1, 2, 3]) : 0,
  ];
  return {
    planFlags: wanted(condition) | (isSecret ? secret : 0),
    withoutPlanFlags: unwanted(condition) | (isSecret ? 0 : secret),
    anyPlanFlags: sets.filter((bits) => bits !== 0),
  };
}
