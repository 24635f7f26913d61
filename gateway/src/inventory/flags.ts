/** What a plan offers, one bit each. PostgreSQL's integer has room for 31 of them. */
export const PLAN_FLAGS = {
  lunch: 1,
  caddie: 1 << 1,
  cart: 1 << 2,
  fairwayCart: 1 << 3,
  walking: 1 << 4,
  twoSum: 1 << 5,
  twoSumReservable: 1 << 6,
  threeSum: 1 << 7,
  addFee2b: 1 << 8,
  addFee3b: 1 << 9,
  assurance2r: 1 << 10,
  assurance15r: 1 << 11,
  halfRound: 1 << 12,
  drink: 1 << 13,
  lesson: 1 << 14,
  stayOneRound: 1 << 15,
  stayTwoRounds: 1 << 16,
  twoStays: 1 << 17,
  prize: 1 << 18,
  organiserPerk: 1 << 19,
  earlyBooking: 1 << 20,
  secret: 1 << 21,
  realTime: 1 << 22,
  through: 1 << 23,
  earlyMorning: 1 << 24,
  afternoon: 1 << 25,
  twilight: 1 << 26,
  night: 1 << 27,
  selfPlay: 1 << 28,
} as const;
export type PlanFlag = keyof typeof PLAN_FLAGS;

export const COURSE_FLAGS = { shortCourse: 1, practice: 2, fairwayWidth: 4, bath: 8 } as const;
export type CourseFlag = keyof typeof COURSE_FLAGS;

/** Returns the bits of these plan flags together. */
export function planBits(flags: Iterable<PlanFlag>): number {
  return [...flags].reduce((bits, flag) => bits | PLAN_FLAGS[flag], 0);
}
/** Returns the bits of these course flags together. */
export function courseBits(flags: Iterable<CourseFlag>): number {
  return [...flags].reduce((bits, flag) => bits | COURSE_FLAGS[flag], 0);
}
