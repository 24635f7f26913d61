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
import { parsePlanId } from '../routes/course/toPlanItem.ts';
import { NOW, openTestGateway, type TestGateway } from '../testing/openTestGateway.ts';
import { aCondition } from './aCondition.ts';
import {
  freeInHour,
  type PlainInventory,
  readPlainInventory,
  runInZone,
  startsInZone,
} from './plainInventory.ts';
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

/** Every plan that can be had, with its lowest price, the first day with it, and whether other days cost more. */
function plansOf({ course, offers }: PlainHit) {
  return [...Map.groupBy(offers, ({ plan }) => plan.plan_no).entries()]
    .map(([planNo, own]) => {
      const { plan, day, price } = own.find((offer) => offer.price === lowestOf(own))!;
      const { runs } = course.stock.get(day)!;
      const run = Math.max(
        ...[0, 1, 2, 3, 4, 5, 6, 7].map((zone) =>
          startsInZone(plan.zones, zone) ? runInZone(runs, zone) : 0,
        ),
      );
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
  const { play, lunch, caddie, course_tax, surcharge } = item.fee_detail!;
  expect({ lunch, caddie, course_tax, surcharge }).toEqual({
    lunch: plan.lunch_fee,
    caddie: plan.caddie_fee,
    course_tax: hit.course.course.golf_tax,
    surcharge: surchargeOf(plan, players),
  });
  expect(play + lunch + caddie + course_tax + surcharge).toBe(item.price);
  expect(play).toBeGreaterThan(0);
}

function hoursOf(hit: PlainHit, condition: SearchCondition, inventory: PlainInventory): boolean[] {
  return [5, 6, 7, 8, 9, 10, 11, 12, 13].map((hour) =>
    askedDays(condition, inventory).some(
      (day) =>
        freeInHour(hit.course.stock.get(day)!.free, hour) > 0 &&
        (day * 24 + hour - 9) * 3_600_000 > NOW,
    ),
  );
}

describe.each(['sqlite', 'postgres'] as const)(
  'the answers from %s and a plain look at its rows',
  (kind) => {
    let gateway: TestGateway;
    let inventory: PlainInventory;
    beforeAll(async () => {
      gateway = await openTestGateway(NOW, kind);
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
        const pages = await Promise.all(
          Array.from({ length: Math.max(1, Math.ceil(hits.length / PAGE)) }, (_, page) =>
            search({ ...condition, page: page + 1 }),
          ),
        );
        expect({ condition, count: pages[0]!.search_cnt, pages: pages[0]!.page_cnt }).toEqual({
          condition,
          count: hits.length,
          pages: Math.ceil(hits.length / PAGE),
        });
        expect({
          condition,
          ids: pages.flatMap(({ items }) => items.map(({ c_id }) => c_id)),
        }).toEqual({ condition, ids: hits.map(({ course }) => course.course.id) });
        for (const [at, item] of pages.flatMap(({ items }) => items).entries()) {
          const hit = hits[at]!;
          const plans = pages
            .flatMap((page) => page.plans)
            .filter(({ c_id }) => c_id === item.c_id);
          const expected = plansOf(hit);
          expect([item.plan_count, plans.length]).toEqual([
            expected.length,
            Math.min(3, expected.length),
          ]);
          for (const [place, plan] of plans.entries())
            checkPlan(plan, expected[place]!, hit, condition.players);
          expect(item.time_zone_detail.map(({ active }) => active)).toEqual(
            hoursOf(hit, condition, inventory),
          );
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
        const lowest = (offers: PlainHit['offers'], day: number) =>
          offers
            .filter((offer) => offer.day === day)
            .reduce((least, { price }) => Math.min(least, price), Infinity);
        const asked = new Set(askedDays(month, inventory));
        expect({ condition, days: reply.days }).toEqual({
          condition,
          days: daysOf(month).map((day) => {
            const price = lowest(
              hits.flatMap(({ offers }) => offers),
              day,
            );
            const { holiday } = inventory.calendar.get(day)!;
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
          const own = hits.find(({ course }) => course.course.id === c_id)!.offers;
          expect({ condition, c_id, prices }).toEqual({
            condition,
            c_id,
            prices: reply.days
              .map(({ play_date }) => lowest(own, parseIsoDate(play_date)!))
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
            pref_cd: course.pref,
            lat: course.lat / 100_000,
            lon: course.lon / 100_000,
            price: lowestOf(offers),
          })),
        });
      }
    }, 240_000);
  },
);
