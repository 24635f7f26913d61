import { setTimeout as pause } from 'node:timers/promises';
import { toDayNumber } from 'shared-contracts/format';
import { courseMap, coursePlans, courseSearch, priceCalendar } from 'shared-contracts/gateway';
import { need } from '../../testing/need.ts';
import { NOW, openTestGateway, type TestGateway } from '../../testing/openTestGateway.ts';
import { SUPPLIER_TOKENS } from '../../testing/testSuppliers.ts';
import { parsePlanId } from '../course/planId.ts';

/** A Saturday. */
const DAY = '2026-11-28';
const LATE = { year: '2026', month: '11', day: '28', widthday: '8' };
const STARTS = '6:00 7:00 8:00 9:00 10:00 11:00 12:00 13:00';

describe.each(['memory', 'sqlite'] as const)(
  '[issue 14] the price of one plan on one day, answered from %s,',
  (answering) => {
    let gateway: TestGateway;
    let course = { id: 0, name: '' };
    let plan = { plan_id: 0, price: 0 };
    let generation = 0;
    let sent = 0;

    const supply = async (change: object): Promise<void> => {
      sent += 1;
      const reply = await gateway.app.inject({
        method: 'POST',
        url: '/gora/supplier/changes',
        payload: { changes: [{ course_id: course.id, ...change }] },
        headers: {
          authorization: `Bearer ${SUPPLIER_TOKENS.acme}`,
          'idempotency-key': `change-${sent}`,
        },
      });
      expect([change, reply.statusCode]).toEqual([change, 200]);
      generation = (reply.json() as { generation: number }).generation;
    };
    const supplyPlan = (change: object): Promise<void> =>
      supply({ plan_no: parsePlanId(plan.plan_id).planNo, ...change });

    /** Asks until the answer is of the generation of the last change. SQL always is. */
    const ask = async (path: string, more: Record<string, string> = {}): Promise<unknown> => {
      const query = new URLSearchParams({ ...LATE, search_c_name: course.name, ...more });
      for (;;) {
        const reply = await gateway.app.inject(`/gora/course/${path}?${query}`);
        if (Number(reply.headers['x-inventory-generation'] ?? Infinity) >= generation)
          return reply.json();
        await pause(20);
      }
    };
    const ofCourse = <Item extends { readonly c_id: number }>(items: readonly Item[]) =>
      items.find(({ c_id }) => c_id === course.id);
    const handedOver = async (day: string) => {
      const url = `/gora/landing/booking?c_id=${course.id}&plan_id=${plan.plan_id}&play_date=${day}`;
      const { body } = await gateway.app.inject(url);
      return body.includes('class="sorry"') ? undefined : /class="price">¥([\d,]+)/.exec(body)?.[1];
    };

    /** Everything that visitors see of the course on this Saturday, and of the plan on the next. */
    const shown = async () => {
      const day = { widthday: '1', order: 'rate' };
      const { plans } = courseSearch.reply.parse(await ask('search', day));
      const all = coursePlans.reply.parse(await ask('plans', { ...day, c_ids: `${course.id}` }));
      const map = courseMap.reply.parse(await ask('map', day));
      const calendar = priceCalendar.reply.parse(
        await ask('price-calendar', { c_ids: `${course.id}` }),
      );
      return {
        onCard: ofCourse(plans)?.price,
        inList: all.plans.find(({ plan_id }) => plan_id === plan.plan_id)?.price,
        onMap: ofCourse(map.items)?.price,
        inCalendar: [calendar.days[0]?.price, ofCourse(calendar.items)?.prices[0]],
        handedOver: await handedOver(DAY),
        aWeekLater: await handedOver('2026-12-05'),
      };
    };
    type Shown = Awaited<ReturnType<typeof shown>>;
    let before: Shown;
    const toText = (yen: number) => yen.toLocaleString('ja-JP');
    /** What is seen when the plan is the cheapest of the course on this day. */
    const cheapest = (price: number): Shown => ({
      onCard: price,
      inList: price,
      onMap: price,
      inCalendar: [price, price],
      handedOver: toText(price),
      aWeekLater: toText(plan.price),
    });
    /** What is seen when the plan is not sold on this day. */
    const withoutPlan = (): Shown => ({ ...before, inList: undefined, handedOver: undefined });

    beforeAll(async () => {
      gateway = await openTestGateway(NOW, answering);
      course = await gateway.inventory.db
        .selectFrom('course')
        .select(['id', 'name'])
        .orderBy('id')
        .executeTakeFirstOrThrow();
      for (const day of [DAY, '2026-12-05']) await supply({ what: 'stock', day, starts: STARTS });
      const day = { widthday: '1', c_ids: `${course.id}` };
      const { plans } = coursePlans.reply.parse(await ask('plans', day));
      plan = need(plans.at(-1), 'the dearest plan');
      before = await shown();
    }, 60_000);
    afterAll(() => gateway.close());

    it('is shown in searches, map, calendar, on cards and at the hand-over, and on no other day', async () => {
      expect(before).toMatchObject({ inList: plan.price, handedOver: toText(plan.price) });
      await supplyPlan({ what: 'day_price', day: DAY, price: 3900 });
      expect(await shown()).toEqual(cheapest(3900));
      const { plans } = courseSearch.reply.parse(
        await ask('search', { widthday: '8', order: 'rate', play_fee_max: '6000' }),
      );
      expect(plans[0]).toMatchObject({ plan_id: plan.plan_id, play_date: DAY, price: 3900 });
    }, 60_000);

    it('of 0 means that the plan is not sold on this day', async () => {
      await supplyPlan({ what: 'day_price', day: DAY, price: 0 });
      expect(await shown()).toEqual(withoutPlan());
    }, 60_000);

    it('waits while the plan is closed, on this day or on all, and is the latest one afterwards', async () => {
      await supplyPlan({ what: 'close', day: DAY });
      await supplyPlan({ what: 'day_price', day: DAY, price: 3800 });
      expect(await shown()).toEqual(withoutPlan());
      await supplyPlan({ what: 'open', day: DAY });
      expect(await shown()).toEqual(cheapest(3800));
      await supplyPlan({ what: 'close' });
      expect(await shown()).toEqual({ ...withoutPlan(), aWeekLater: undefined });
      await supplyPlan({ what: 'open' });
      expect(await shown()).toEqual(cheapest(3800));
    }, 60_000);

    it('is followed by the own price of the plan when it is taken back', async () => {
      await supplyPlan({ what: 'day_price', day: DAY, price: null });
      expect(await shown()).toEqual(before);
      expect(
        await gateway.inventory.db
          .selectFrom('plan_day')
          .selectAll()
          .where('course_id', '=', course.id)
          .where('day', '=', toDayNumber(2026, 11, 28))
          .execute(),
      ).toEqual([]);
    }, 60_000);
  },
);
