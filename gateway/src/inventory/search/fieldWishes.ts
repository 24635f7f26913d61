import type { SearchCondition } from 'shared-contracts/search';
import { type CourseFlag, courseBits, type PlanFlag, planBits } from '../flags.ts';

/** What a field asks of plans and courses, in bits. An absent property asks nothing. */
export interface Wish {
  readonly planFlags?: number;
  readonly withoutPlanFlags?: number;
  /** A plan has at least one of these bits; 0 asks nothing. */
  readonly anyPlanFlags?: number;
  readonly courseFlags?: number;
  readonly withoutCourseFlags?: number;
}

/**
 * How a field takes part in a search: as a wish, in `toCriteria`, or in the order and the page of
 * the answer (`answer`); null when the gateway does not need it.
 */
type Mapping<Name extends keyof SearchCondition> =
  | ((value: SearchCondition[Name], condition: SearchCondition) => Wish)
  | 'criteria'
  | 'answer'
  | null;

/** The play styles of R5.11 by their codes. */
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
/** The flags that allow a twosome and a threesome. A foursome needs none. */
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

const NO_WISH: Wish = {};

/** Maps a switch to a flag that every plan must have. */
function ofPlans(flag: PlanFlag) {
  const wish = { planFlags: planBits([flag]) };
  return (isWanted: boolean): Wish => (isWanted ? wish : NO_WISH);
}

/** Maps a switch to a flag that every course must have. */
function ofCourses(flag: CourseFlag) {
  const wish = { courseFlags: courseBits([flag]) };
  return (isWanted: boolean): Wish => (isWanted ? wish : NO_WISH);
}

/** R3.07: 0 excludes short courses, 1 asks for one, and 2 is neutral. */
const SHORT_COURSE_WISHES: ReadonlyMap<number, Wish> = new Map([
  [0, { withoutCourseFlags: courseBits(['shortCourse']) }],
  [1, { courseFlags: courseBits(['shortCourse']) }],
]);

/** How every field of a condition takes part; a field that is forgotten does not compile. */
export const FIELD_WISHES: { readonly [Name in keyof SearchCondition]: Mapping<Name> } = {
  courseName: 'criteria',
  area: 'criteria',
  country: 'criteria',
  areaFlag: null,
  playDate: 'criteria',
  widthday: 'criteria',
  ratesMin: 'criteria',
  ratesMax: 'criteria',
  // `toCriteria` also adds the surcharge
  players: (players) => ({ planFlags: bitsOf(PARTIES, [players]) }),
  planDay: 'criteria',
  planDayDetail: 'criteria',
  zoneList: 'criteria',
  continueStock: 'criteria',
  // one of several styles, carts or stays is enough
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
  // a kind of stay is narrower than any stay
  stay: (stay, { stayCode }) => ({
    anyPlanFlags: stay && stayCode === '' ? bitsOf(STAYS, [1, 2, 3]) : 0,
  }),
  stayCode: (code) => ({ anyPlanFlags: bitsOf(STAYS, [code]) }),
  practice: ofCourses('practice'),
  arixang: ofCourses('bath'),
  realSearch: ofPlans('realTime'),
  except: (except) => ({ withoutPlanFlags: bitsOf(EXCEPTIONS, except) }),
  lesson: ofPlans('lesson'),
  shortCourse: (code) => SHORT_COURSE_WISHES.get(code) ?? NO_WISH,
  compe: (compe) => ({ anyPlanFlags: compe ? bitsOf(COMPES, [1, 2, 3]) : 0 }),
  // a plan must have every kind of perk that is asked for
  compeTypes: (types) => ({ planFlags: bitsOf(COMPES, types) }),
  highway: 'criteria',
  distance: 'criteria',
  fairwayWidth: ofCourses('fairwayWidth'),
  courseCategory: 'criteria',
  keyword: 'criteria',
  page: 'answer',
  order: 'answer',
  // the comparison, the view and where the visitor came from do not change what is found
  compareWith: null,
  view: null,
  searchMode: null,
  searchType: null,
  lid: null,
  tp: null,
};
