import type { SearchCondition } from 'shared-contracts/search';
import { type CourseFlag, courseBits, type PlanFlag, planBits } from '../flags.ts';

/** What a field asks of plans and courses, in bits; what is absent asks nothing. */
export interface Wish {
  readonly planFlags?: number;
  readonly withoutPlanFlags?: number;
  /** A plan has one bit of these at least; 0 asks nothing. */
  readonly anyPlanFlags?: number;
  readonly courseFlags?: number;
  readonly withoutCourseFlags?: number;
}

/**
 * What becomes of a field: a wish, or a part of `toCriteria`, or of the order and the size of the answer (`answer`); null
 * where the gateway does not hear of it, or needs nothing of it.
 */
type Mapping<Name extends keyof SearchCondition> =
  | ((value: SearchCondition[Name], condition: SearchCondition) => Wish)
  | 'criteria'
  | 'answer'
  | null;

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
/** Who plays as two, as three; four pay no surcharge and need no leave. */
const PARTIES: Readonly<Record<number, PlanFlag>> = { 2: 'twoSum', 3: 'threeSum' };
const EXCEPTIONS: Readonly<Record<string, PlanFlag>> = {
  lesson: 'lesson',
  half_round: 'halfRound',
};

function bitsOf(
  names: Readonly<Record<string, PlanFlag>>,
  codes: readonly (number | string)[],
): number {
  return planBits(codes.map((code) => names[code]).filter((flag) => flag !== undefined));
}

/** A switch that every plan must fit. */
function ofPlans(flag: PlanFlag) {
  return (isWanted: boolean): Wish => (isWanted ? { planFlags: planBits([flag]) } : {});
}

/** A switch that every course must fit. */
function ofCourses(flag: CourseFlag) {
  return (isWanted: boolean): Wish => (isWanted ? { courseFlags: courseBits([flag]) } : {});
}

/** Every field of a condition, so that one that is forgotten does not compile. */
export const FIELD_WISHES: { readonly [Name in keyof SearchCondition]: Mapping<Name> } = {
  courseName: 'criteria',
  area: 'criteria',
  country: 'criteria',
  areaFlag: null,
  playDate: 'criteria',
  widthday: 'criteria',
  ratesMin: 'criteria',
  ratesMax: 'criteria',
  // and `toCriteria` adds the surcharge
  players: (players) => ({ planFlags: bitsOf(PARTIES, [players]) }),
  planDay: 'criteria',
  planDayDetail: 'criteria',
  zoneList: 'criteria',
  continueStock: 'criteria',
  // of styles, carts and stays one is enough
  playStyle: (styles) => ({ anyPlanFlags: bitsOf(STYLES, styles) }),
  caddie: ofPlans('caddie'),
  cart: ofPlans('cart'),
  cartTypes: (types) => ({ anyPlanFlags: bitsOf(CARTS, types) }),
  twoSum: ofPlans('twoSum'),
  twoSumReservable: ofPlans('twoSumReservable'),
  assurance2r: ofPlans('assurance2r'),
  addFee2b: ofPlans('addFee2b'),
  addFee3b: ofPlans('addFee3b'),
  assurance15r: ofPlans('assurance15r'),
  halfRound: ofPlans('halfRound'),
  lunch: ofPlans('lunch'),
  drink: ofPlans('drink'),
  // a kind of stay says more than any stay
  stay: (stay, { stayCode }) => ({
    anyPlanFlags: stay && stayCode === '' ? bitsOf(STAYS, [1, 2, 3]) : 0,
  }),
  stayCode: (code) => ({ anyPlanFlags: bitsOf(STAYS, [code]) }),
  practice: ofCourses('practice'),
  arixang: ofCourses('bath'),
  realSearch: ofPlans('realTime'),
  except: (except) => ({ withoutPlanFlags: bitsOf(EXCEPTIONS, except) }),
  lesson: ofPlans('lesson'),
  // R3.07: 1 and 2 leave short courses where they are
  shortCourse: (code) => ({ withoutCourseFlags: code === 0 ? courseBits(['shortCourse']) : 0 }),
  compe: (compe) => ({ anyPlanFlags: compe ? bitsOf(COMPES, [1, 2, 3]) : 0 }),
  // each kind of perk that is asked for must be there
  compeTypes: (types) => ({ planFlags: bitsOf(COMPES, types) }),
  highway: 'criteria',
  distance: 'criteria',
  fairwayWidth: ofCourses('fairwayWidth'),
  courseCategory: 'criteria',
  keyword: 'criteria',
  page: 'answer',
  order: 'answer',
  // what is compared, how it is shown and where the visitor came from changes nothing of what is found
  compareWith: null,
  view: null,
  searchMode: null,
  searchType: null,
  lid: null,
  tp: null,
};
