import fc from 'fast-check';
import { COURSES, NOW, openTestGateway, type TestGateway, TODAY } from '../../testing/openTestGateway.ts';
import { toCalendarDay } from '../filling/calendar.ts';
import { toCourse } from '../filling/course.ts';
import { courseIds } from '../filling/courseIds.ts';
import { daysFrom } from '../filling/horizon.ts';
import { toPlans } from '../filling/plans.ts';
import { toStock } from '../filling/stock.ts';
import { PLAN_FLAGS } from '../flags.ts';
import type { PlanTable } from '../tables.ts';
import { toLikePattern, toSearchText } from '../toSearchText.ts';
import { ALL_GUARDS, longestRun, toGuards, ZONES } from '../zoneLanes.ts';
import { ALL_WEEKDAYS, type DayClass, NO_PRICE_LIMIT, type SearchCriteria } from './criteria.ts';
import { type CourseOrder, findCourses } from './findCourses.ts';

const inventory = courseIds(COURSES).map((id) => ({ course: toCourse(id), plans: toPlans(id, TODAY) }));
/** The bits that both have; the operator of numbers stops at 32 of them. */
const both = (one: number, other: number): number => Number(BigInt(one) & BigInt(other));

const known = new Map<string, number>();
/** What a player of the asked party pays. */
const paid = (plan: PlanTable, price: number, players: number): number => (price === 0 ? 0 : price + (players === 2 ? plan.fee2 : players === 3 ? plan.fee3 : 0));

const runsOf = (id: number, day: number, dayClass: number): number => {
  const key = `${id}/${day}`;
  if (!known.has(key)) known.set(key, toStock(id, day, dayClass).runs);
  return known.get(key)!;
};

/** The same search, done by looking at every plan on every day. */
const lowestPrices = (criteria: SearchCriteria): Map<number, number> => {
  const days = daysFrom(criteria.from, criteria.to).map(toCalendarDay).filter((day) => both(day.weekday_bit, criteria.weekdays) !== 0);
  const lowest = new Map<number, number>();
  for (const { course, plans } of inventory) {
    if (criteria.prefectures.length > 0 && !criteria.prefectures.includes(course.pref)) continue;
    const words = criteria.keywordPatterns.map((pattern) => pattern.slice(1, -1));
    const prices = days.map((day) => ({ ...day, runs: runsOf(course.id, day.day, day.class) })).flatMap((day) => plans.filter(({ plan, text }) => {
      const ahead = day.day === criteria.today ? both(criteria.zones, criteria.zonesToday) : criteria.zones;
      return both(plan.flags, criteria.planFlags) === criteria.planFlags && both(plan.flags, criteria.withoutPlanFlags) === 0
        && criteria.anyPlanFlags.every((bits) => both(plan.flags, bits) !== 0)
        && words.every((word) => course.search_name.includes(word) || text.search_title.includes(word))
        && day.day >= plan.valid_from && day.day <= plan.valid_to && longestRun(day.runs, both(plan.zones, ahead)) >= criteria.run;
    }).map(({ plan }) => paid(plan, [plan.price0, plan.price1, plan.price2][day.class]!, criteria.players)));
    const fitting = prices.filter((price) => price >= Math.max(1, criteria.priceFrom) && price <= criteria.priceTo);
    if (fitting.length > 0) lowest.set(course.id, Math.min(...fitting));
  }
  return lowest;
};

const flag = fc.constantFrom(...Object.values(PLAN_FLAGS));
const criteria: fc.Arbitrary<SearchCriteria> = fc.record({
  prefectures: fc.oneof(fc.constant([]), fc.subarray([1, 8, 9, 12, 28, 48], { minLength: 1 })),
  keywordPatterns: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, fc.constantFrom('昼食', 'WEB限定', 'レイク').map((word) => [toLikePattern(word)])),
  ahead: fc.integer({ min: 0, max: 40 }), width: fc.constantFrom(1, 2, 5, 12), weekdays: fc.oneof(fc.constant(ALL_WEEKDAYS), fc.integer({ min: 2, max: ALL_WEEKDAYS })),
  zones: fc.oneof(fc.constant(ALL_GUARDS), fc.subarray(ZONES.map((_, zone) => zone), { minLength: 1 }).map(toGuards)),
  run: fc.integer({ min: 1, max: 10 }), planFlags: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, flag), withoutPlanFlags: fc.oneof(fc.constant(0), flag),
  anyPlanFlags: fc.oneof(fc.constant([]), fc.tuple(flag, flag).map(([one, other]) => [one | other])),
  players: fc.constantFrom(0, 0, 2, 3, 4), priceFrom: fc.constantFrom(0, 0, 6000, 9000), priceTo: fc.constantFrom(NO_PRICE_LIMIT, NO_PRICE_LIMIT, 7000, 10_000, 15_000),
}).map(({ ahead, width, ...asked }) => {
  const [from, to] = [TODAY + ahead, TODAY + ahead + width - 1];
  const days = daysFrom(from, to).map(toCalendarDay).filter((day) => both(day.weekday_bit, asked.weekdays) !== 0);
  return {
    ...asked, from, to, today: TODAY, zonesToday: toGuards([4, 5, 6, 7]), dayClasses: [...new Set(days.map((day) => day.class as DayClass))],
    countries: [], namePatterns: [], courseFlags: 0, withoutCourseFlags: 0, category: 0, road: 0, distance: Infinity,
  };
});

describe('finding courses', () => {
  let gateway: TestGateway;
  beforeAll(async () => { gateway = await openTestGateway(NOW); });
  afterAll(() => gateway.close());

  const allPages = async (asked: SearchCriteria, order: CourseOrder): Promise<number[]> => {
    const { ids, count } = await findCourses(gateway.inventory.db, asked, order, 1);
    const rest = await Promise.all(Array.from({ length: Math.max(0, Math.ceil(count / 9) - 1) }, (_, page) => findCourses(gateway.inventory.db, asked, order, page + 2)));
    return [...ids, ...rest.flatMap((page) => page.ids)];
  };

  it('[R7.03] finds what a look at every plan on every day finds, in every order', async () => {
    await fc.assert(fc.asyncProperty(criteria, async (asked) => {
      const expected = lowestPrices(asked);
      const byPrice = [...expected].toSorted(([one, price], [other, otherPrice]) => price - otherPrice || one - other).map(([id]) => id);
      expect(await allPages(asked, 'price')).toEqual(byPrice);
      const byRating = inventory.filter(({ course }) => expected.has(course.id)).map(({ course }) => course)
        .toSorted((one, other) => other.overall - one.overall || one.id - other.id).map(({ id }) => id);
      expect(await allPages(asked, 'overall')).toEqual(byRating);
    }), { numRuns: 60, seed: 1121 });
  });

  it('looks for wildcards as letters', () => {
    fc.assert(fc.property(fc.string(), (text) => {
      const inner = toLikePattern(text).slice(1, -1);
      expect(inner.replace(/!([!%_])/g, '$1')).toBe(toSearchText(text));
      expect(inner.replace(/![!%_]/g, '')).not.toMatch(/[%_]/);
    }));
  });
});
