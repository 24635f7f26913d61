import type { DayNumber } from 'shared-contracts/format';
import { SOLO_PLAY_STYLES, valuesOf } from 'shared-contracts/search';
import type { CalendarTable, SoloRoundTable } from '../tables.ts';
import { areaOfCourse } from './courseIds.ts';
import { toPlans } from './plans.ts';
import { type Draw, drawFrom } from './random.ts';

/** One course in three takes single players. */
const TAKES_SINGLES = 0.34;
/** Chance of a first round, and of another after it, by day class. */
const CHANCES: readonly (readonly [number, number])[] = [
  [0.55, 0.35],
  [0.5, 0.25],
  [0.6, 0.3],
];
const AGES = [0, 20, 30, 30, 40, 40, 40, 50, 50, 50, 60, 60, 70];
const SKILLS = [0, 80, 90, 90, 100, 100, 100, 110, 110, 120];
/** Tee times stand seven or eight minutes apart. */
const MINUTES = [0, 7, 15, 22, 30, 37, 45, 52];
/** Most rounds have somebody in them, and some are full. */
const JOINED = [0, 0, 1, 1, 1, 2, 2, 3, 3, 4];
const FIRST_HOUR = 6;
const LAST_HOUR = 11;

function takesSingles(courseId: number): boolean {
  return areaOfCourse(courseId).country === 0 && drawFrom(courseId, 5).chance(TAKES_SINGLES);
}

/** The course's middle price by day class. */
function middlePrices(courseId: number): readonly number[] {
  const plans = toPlans(courseId, 0).map(({ plan }) => [plan.price0, plan.price1, plan.price2]);
  return [0, 1, 2].map((dayClass) => {
    const prices = plans
      .map((each) => each[dayClass]!)
      .filter((price) => price > 0)
      .sort((one, other) => one - other);
    return prices[Math.floor(prices.length / 2)] ?? 9000;
  });
}

/** A little below the middle price, and more with a caddie; to the hundred. */
function priceOf(middle: number, draw: Draw, hasCaddie: boolean): number {
  return Math.max(
    5000,
    Math.round((middle * (0.8 + draw.next() * 0.2) + (hasCaddie ? 3000 : 0)) / 100) * 100,
  );
}

/** `40:100,0:90`: decade and usual score of everybody who has joined; 0 where they did not tell. */
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

function roundsOf(courseId: number, day: DayNumber, dayClass: number): number {
  const [first, another] = CHANCES[dayClass]!;
  const draw = drawFrom(courseId, day, 7);
  return draw.chance(first) ? 1 + (draw.chance(another) ? 1 : 0) : 0;
}

/** The rounds of a course that single players join on these days, two a day at most; of most courses none. */
export function toSoloRounds(
  courseId: number,
  days: readonly Pick<CalendarTable, 'day' | 'class'>[],
): SoloRoundTable[] {
  if (days.length === 0 || !takesSingles(courseId)) return [];
  const middle = middlePrices(courseId);
  return days.flatMap(({ day, class: dayClass }) =>
    Array.from({ length: roundsOf(courseId, day, dayClass) }, (_, index) =>
      toRound({ courseId, day, number: index + 1 }, middle[dayClass]!),
    ),
  );
}
