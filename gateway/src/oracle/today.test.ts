import type { FastifyInstance } from 'fastify';
import { toIsoDate } from 'shared-contracts/format';
import { courseDetails, courseMap, courseStock } from 'shared-contracts/gateway';
import { toGatewayQuery } from 'shared-contracts/search';
import { aSearchCondition } from 'shared-contracts/testing';
import { buildApp } from '../app.ts';
import { NO_MEMBERS } from '../routes/user/members.ts';
import { need } from '../testing/need.ts';
import { openTestGateway, type TestGateway, TODAY } from '../testing/openTestGateway.ts';
import { type PlainInventory, readPlainInventory } from './plainInventory.ts';
import { plainSearch } from './plainSearch.ts';

function at(time: string) {
  return Date.parse(`2026-11-21T${time}+09:00`);
}
function today(continueStock: number) {
  return aSearchCondition({
    area: [0],
    country: [],
    playDate: { year: 2026, month: 11, day: 21 },
    widthday: 1,
    continueStock,
    order: 'rate',
  });
}

describe.each(['sqlite', 'postgres', 'memory'] as const)(
  'a search for today on %s',
  (answering) => {
    let gateway: TestGateway;
    let inventory: PlainInventory;
    let app: FastifyInstance;
    let now = at('00:30');
    beforeAll(async () => {
      gateway = await openTestGateway(now, answering);
      inventory = await readPlainInventory(gateway.inventory.db);
      app = await buildApp({
        inventory: gateway.inventory,
        auth: gateway.auth,
        members: NO_MEMBERS,
        clock: () => now,
        siteOrigin: '',
        gatewayOrigin: '',
        rateLimit: 1000,
        logLevel: 'silent',
        landingPages: true,
        longestLag: 0,
        trustedProxies: 'loopback',
      });
    }, 180_000);
    afterAll(async () => {
      await app.close();
      await gateway.close();
    });

    /** Asks the gateway at a time of its day. */
    const askAt = async (time: number, url: string): Promise<unknown> => {
      now = time;
      return (await app.inject(`/gora${url}`)).json();
    };
    const foundAt = async (time: number, run: number): Promise<number[]> => {
      const query = new URLSearchParams(
        Object.entries(toGatewayQuery(today(run))).flatMap(([name, values]) =>
          values.map((value) => [name, value]),
        ),
      );
      return courseMap.reply
        .parse(await askAt(time, `/course/map?${query}`))
        .items.map(({ c_id }) => c_id);
    };
    const stockAt = async (time: number, ids: readonly number[]) => {
      const range = `${toIsoDate(TODAY)}..${toIsoDate(TODAY)}`;
      return courseStock.reply.parse(
        await askAt(
          time,
          `/course/stock?c_ids=${ids.slice(0, 30).join(',')}&play_date_range=${range}`,
        ),
      ).items;
    };

    it.each(['04:30', '06:00', '11:59', '12:00', '12:10', '12:59', '13:00'])(
      '[R5.09][R5.10] finds at %s what a plain search of the hours ahead finds',
      async (time) => {
        for (const run of [0, 2, 4, 9]) {
          expect({ run, ids: await foundAt(at(time), run) }).toEqual({
            run,
            ids: plainSearch(today(run), inventory, at(time)).map(({ course }) => course.course.id),
          });
        }
      },
    );

    it.each([1, 3])(
      '[R5.09][R7.08] finds after noon the courses with %i starts in a row from 13:00, as the stock call says',
      async (run) => {
        const found = await foundAt(at('12:10'), run);
        expect(found.length).toBeGreaterThan(0);
        for (const {
          time_zone_detail,
          days: [day],
        } of await stockAt(at('12:10'), found)) {
          expect(
            time_zone_detail.filter(({ active }) => active).map(({ start_zone }) => start_zone),
          ).toEqual(['13']);
          const zone = need(day?.zones.at(-1), 'the last zone of the day');
          expect(zone).toMatchObject({ zone: 'gt12', free: expect.any(Number) });
          expect(zone.run).toBeGreaterThanOrEqual(run);
          expect(zone.run).toBeLessThanOrEqual(zone.free);
        }
      },
    );

    it('[R5.13] finds after midnight no plan of the day before, which the inventory still has', async () => {
      const ids = inventory.courses.slice(0, 30).map(({ course }) => course.id);
      const query = `area[]=0&golf_course_ids=${ids.join('&golf_course_ids=')}`;
      const mapOf = async (time: number, range: string) =>
        courseMap.reply.parse(await askAt(time, `/course/map?${query}&play_date_ranges=${range}`))
          .items;
      const midnight = at('00:30') + 86_400_000;
      expect(await mapOf(at('00:30'), '2026-11-21')).not.toEqual([]);
      expect(await mapOf(midnight, '2026-11-21')).toEqual([]);
      expect(await mapOf(midnight, '2026-11-21..2026-11-22')).toEqual(
        await mapOf(midnight, '2026-11-22'),
      );
      const { plans } = courseDetails.reply.parse(
        await askAt(midnight, `/course/details?c_ids=${ids.join(',')}&date=2026-11-21`),
      );
      expect(plans).not.toEqual([]);
      expect(plans.filter(({ play_date }) => play_date < '2026-11-22')).toEqual([]);
    });
  },
);
