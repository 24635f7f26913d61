import type { DayNumber } from 'shared-contracts/format';
import { SOLO_PLAY_STYLES, valuesOf } from 'shared-contracts/search';
import type { CalendarTable, DayClass, SoloRoundTable } from '../tables.ts';
import { areaOfCourse } from './courseIds.ts';
import { toPlans } from './plans.ts';
import { type Draw, drawFrom } from './random.ts';

/** The share of courses that take single players. */
const TAKES_SINGLES = 0.34;
/** The chances of a first round, and of another one after it, by day class. */
const CHANCES: Readonly<Record<DayClass, readonly [number, number]>> = {
  0: [0.55, 0.35],
  1: [0.5, 0.25],
  2: [0.6, 0.3],
};
const AGES = [0, 20, 30, 30, 40, 40, 40, 50, 50, 50, 60, 60, 70];
const SKILLS = [0, 80, 90, 90, 100, 100, 100, 110, 110, 120];
/** Tee times are seven or eight minutes apart. */
const MINUTES = [0, 7, 15, 22, 30, 37, 45, 52];
/** How many players have joined: most rounds have some, a few are full. */
const JOINED = [0, 0, 1, 1, 1, 2, 2, 3, 3, 4];
const FIRST_HOUR = 6;
const LAST_HOUR = 11;

function takesSingles(courseId: number): boolean {
  return areaOfCourse(courseId).country === 0 && drawFrom(courseId, 5).chance(TAKES_SINGLES);
}

/** Returns the median of the prices on days on which a plan is sold; 9,000 yen when no plan is. */
function middleOf(prices: readonly number[]): number {
  const sold = prices.filter((price) => price > 0).sort((one, other) => one - other);
  return sold[Math.floor(sold.length / 2)] ?? 9000;
}

/** Returns the median price of the course's plans by day class, in yen. */
function middlePrices(courseId: number): Readonly<Record<DayClass, number>> {
  const plans = toPlans(courseId, 0).map(({ plan }) => plan);
  return {
    0: middleOf(plans.map(({ price0 }) => price0)),
    1: middleOf(plans.map(({ price1 }) => price1)),
    2: middleOf(plans.map(({ price2 }) => price2)),
  };
}

/** Returns a price a little below the median, higher with a caddie, in hundreds of yen. */
function priceOf(middle: number, draw: Draw, hasCaddie: boolean): number {
  return Math.max(
    5000,
    Math.round((middle * (0.8 + draw.next() * 0.2) + (hasCaddie ? 3000 : 0)) / 100) * 100,
  );
}

/**
 * Returns the decade of age and the usual score of everybody who has joined, such as `40:100,0:90`;
 * 0 stands for no answer.
 */
function entrantsOf(count: number, draw: Draw): string {
  return Array.from({ length: count }, () => `${draw.pick(AGES)}:${draw.pick(SKILLS)}`).join(',');
}

interface RoundKey {
  readonly courseId: number;
  readonly day: DayNumber;
  readonly number: number;
}

function toRound({ courseId, day, number }: RoundKey, middle: number): SoloRoundTable {
  const draw = drawFrom(courseId, day, 6, number);
  const hour = draw.between(FIRST_HOUR, LAST_HOUR);
  const minute = draw.pick(MINUTES);
  const caddie = draw.chance(0.2);
  const lunch = draw.chance(0.6);
  const joined = draw.pick(JOINED);
  return {
    course_id: courseId,
    day,
    round_no: number,
    start: hour * 60 + minute,
    price: priceOf(middle, draw, caddie),
    caddie: caddie ? 1 : 0,
    lunch: lunch ? 1 : 0,
    style: draw.pick(valuesOf(SOLO_PLAY_STYLES)),
    joined,
    least: draw.chance(0.7) ? 2 : 3,
    entrants: entrantsOf(joined, draw),
  };
}

function roundsOf(courseId: number, day: DayNumber, dayClass: DayClass): number {
  const [first, another] = CHANCES[dayClass];
  const draw = drawFrom(courseId, day, 7);
  return draw.chance(first) ? 1 + (draw.chance(another) ? 1 : 0) : 0;
}

/**
 * Returns the rounds that single players may join at a course on these days, two a day at most;
 * most courses have none.
 */
export function toSoloRounds(
  courseId: number,
  days: readonly Pick<CalendarTable, 'day' | 'class'>[],
): SoloRoundTable[] {
  if (days.length === 0 || !takesSingles(courseId)) return [];
  const middle = middlePrices(courseId);
  return days.flatMap(({ day, class: dayClass }) =>
    Array.from({ length: roundsOf(courseId, day, dayClass) }, (_, index) =>
      toRound({ courseId, day, number: index + 1 }, middle[dayClass]),
    ),
  );
}
