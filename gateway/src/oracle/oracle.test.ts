import { parseIsoDate, toIsoDate } from 'shared-contracts/format';
import {
  courseMap,
  courseSearch,
  type CourseSearchReply,
  priceCalendar,
  type PlanItem,
} from 'shared-contracts/gateway';
import { type SearchCondition, toGatewayQuery } from 'shared-contracts/search';
import { drawFrom } from '../inventory/filling/random.ts';
import { parsePlanId } from '../routes/course/planId.ts';
import { need } from '../testing/need.ts';
import { NOW, openTestGateway, type TestGateway } from '../testing/openTestGateway.ts';
import { aCondition } from './aCondition.ts';
import { HOURS, type PlainInventory, readPlainInventory, valueAt } from './plainInventory.ts';
import {
  askedDays,
  daysOf,
  lowestOf,
  type PlainHit,
  plainSearch,
  surchargeOf,
} from './plainSearch.ts';

const CONDITIONS = 100;
const PAGE = 9;
const draw = drawFrom(5, 20_261_121);
const conditions = Array.from({ length: CONDITIONS }, (_, number) => aCondition(draw, number));

function toQuery(condition: SearchCondition, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(more);
  for (const [name, values] of Object.entries(toGatewayQuery(condition)))
    for (const value of values) query.append(name, value);
  return query.toString();
}

/**
 * Returns every plan that can be booked: its lowest price, the first day with that price, and
 * whether other days cost more.
 */
function plansOf({ course, offers }: PlainHit) {
  return [...Map.groupBy(offers, ({ plan }) => plan.plan_no).entries()]
    .map(([planNo, own]) => {
      const lowest = lowestOf(own);
      const { plan, day, price } = need(
        own.find((offer) => offer.price === lowest),
        'the cheapest offer',
      );
      const { runs } = valueAt(course.stock, day);
      const run = Math.max(...runs.map((free, zone) => (plan.startsIn[zone] ? free : 0)));
      return {
        planNo,
        plan,
        price,
        play_date: toIsoDate(day),
        is_lowest: own.some((offer) => offer.price > price),
        continue_stock: run,
      };
    })
    .toSorted((one, other) => one.price - other.price || one.planNo - other.planNo);
}

function checkPlan(
  item: PlanItem,
  expected: ReturnType<typeof plansOf>[number],
  hit: PlainHit,
  players: number,
): void {
  const { planNo, plan, ...said } = expected;
  expect(parsePlanId(item.plan_id)).toEqual({ courseId: hit.course.course.id, planNo });
  expect(item).toMatchObject(said);
  const { play, lunch, caddie, course_tax, surcharge } = need(item.fee_detail, 'fee_detail');
  expect({ lunch, caddie, course_tax, surcharge }).toEqual({
    lunch: plan.lunch_fee,
    caddie: plan.caddie_fee,
    course_tax: hit.course.course.golf_tax,
    surcharge: surchargeOf(plan, players),
  });
  expect(play + lunch + caddie + course_tax + surcharge).toBe(item.price);
  expect(play).toBeGreaterThan(0);
}

/** Says for each hour whether a tee time of it is free on one of the days and still ahead. */
function hoursOf({ course }: PlainHit, days: readonly number[]): boolean[] {
  return HOURS.map((hour, at) =>
    days.some(
      (day) =>
        (valueAt(course.stock, day).free[at] ?? 0) > 0 && (day * 24 + hour - 9) * 3_600_000 > NOW,
    ),
  );
}

/** Returns a function that gives the lowest price of a day; Infinity on a day without an offer. */
function lowestByDay(offers: PlainHit['offers']): (day: number) => number {
  const byDay = Map.groupBy(offers, ({ day }) => day);
  return (day) => lowestOf(byDay.get(day) ?? []);
}

describe.each(['sqlite', 'postgres', 'memory'] as const)(
  'the answers from %s and a plain search of its rows',
  (answering) => {
    let gateway: TestGateway;
    let inventory: PlainInventory;
    beforeAll(async () => {
      gateway = await openTestGateway(NOW, answering);
      inventory = await readPlainInventory(gateway.inventory.db);
    }, 180_000);
    afterAll(() => gateway.close());

    const get = async (path: string, query: string): Promise<unknown> =>
      (await gateway.app.inject(`/gora${path}?${query}`)).json();
    const search = async (condition: SearchCondition): Promise<CourseSearchReply> =>
      courseSearch.reply.parse(await get('/course/search', toQuery(condition)));

    it(`[R7.03] [R5.07] [R3.01] agree on hits, order, plans, prices of the party and runs of slots for ${CONDITIONS} conditions`, async () => {
      let found = 0;
      for (const condition of conditions) {
        const hits = plainSearch(condition, inventory, NOW);
        // one after the other: a gateway with much to do refuses what comes at once
        const pages = [await search({ ...condition, page: 1 })];
        while (pages.length * PAGE < hits.length)
          pages.push(await search({ ...condition, page: pages.length + 1 }));
        const { search_cnt, page_cnt } = need(pages[0], 'the first page');
        expect({ condition, count: search_cnt, pages: page_cnt }).toEqual({
          condition,
          count: hits.length,
          pages: Math.ceil(hits.length / PAGE),
        });
        expect({
          condition,
          ids: pages.flatMap(({ items }) => items.map(({ c_id }) => c_id)),
        }).toEqual({ condition, ids: hits.map(({ course }) => course.course.id) });
        const days = askedDays(condition, inventory);
        for (const [at, item] of pages.flatMap(({ items }) => items).entries()) {
          const hit = need(hits[at], `hit ${at}`);
          const plans = pages
            .flatMap((page) => page.plans)
            .filter(({ c_id }) => c_id === item.c_id);
          const expected = plansOf(hit);
          expect([item.plan_count, plans.length]).toEqual([
            expected.length,
            Math.min(3, expected.length),
          ]);
          for (const [place, plan] of plans.entries())
            checkPlan(plan, need(expected[place], `plan ${place}`), hit, condition.players);
          expect(item.time_zone_detail.map(({ active }) => active)).toEqual(hoursOf(hit, days));
        }
        found += hits.length;
      }
      expect(found).toBeGreaterThan(CONDITIONS * 5);
    }, 240_000);

    it(`agree on the lowest price of each day, and of each course on it, for ${CONDITIONS} conditions`, async () => {
      let priced = 0;
      for (const condition of conditions) {
        const month = { ...condition, widthday: 31 };
        const first = await search(condition);
        const ids = first.items.map(({ c_id }) => c_id);
        const reply = priceCalendar.reply.parse(
          await get('/course/price-calendar', toQuery(month, { c_ids: ids.join(',') })),
        );
        const hits = plainSearch(month, inventory, NOW);
        const lowest = lowestByDay(hits.flatMap(({ offers }) => offers));
        const asked = new Set(askedDays(month, inventory));
        expect({ condition, days: reply.days }).toEqual({
          condition,
          days: daysOf(month).map((day) => {
            const price = lowest(day);
            const { holiday } = valueAt(inventory.calendar, day);
            return {
              play_date: toIsoDate(day),
              is_asked: asked.has(day),
              ...(holiday === '' ? {} : { holiday }),
              ...(price === Infinity ? {} : { price }),
            };
          }),
        });
        expect(reply.items.map(({ c_id }) => c_id)).toEqual(ids);
        for (const { c_id, prices } of reply.items) {
          const hit = need(
            hits.find(({ course }) => course.course.id === c_id),
            `hit ${c_id}`,
          );
          const own = lowestByDay(hit.offers);
          expect({ condition, c_id, prices }).toEqual({
            condition,
            c_id,
            prices: reply.days
              .map(({ play_date }) => own(need(parseIsoDate(play_date), play_date)))
              .map((price) => (price === Infinity ? 0 : price)),
          });
        }
        priced += reply.days.filter(({ price }) => price !== undefined).length;
      }
      expect(priced).toBeGreaterThan(CONDITIONS * 5);
    }, 240_000);

    it(`agree on where the hits lie and what they cost for ${CONDITIONS} conditions`, async () => {
      for (const condition of conditions) {
        const reply = courseMap.reply.parse(await get('/course/map', toQuery(condition)));
        const hits = plainSearch({ ...condition, order: 'rate' }, inventory, NOW);
        expect({ condition, count: reply.search_cnt }).toEqual({ condition, count: hits.length });
        expect({ condition, items: reply.items }).toEqual({
          condition,
          items: hits.map(({ course: { course }, offers }) => ({
            c_id: course.id,
            c_name: course.name,
            c_name_latin: course.name_latin,
            pref_cd: course.pref,
            lat: course.lat / 100_000,
            lon: course.lon / 100_000,
            price: lowestOf(offers),
            overall: course.overall / 10,
          })),
        });
      }
    }, 240_000);
  },
);
