import { ORDERS, parseGatewayQuery } from 'shared-contracts/search';
import { aQuery } from '../../testing/aQuery.ts';
import { openBothSearches, TIMES } from '../../testing/bothSearches.ts';
import { drawFrom } from '../filling/random.ts';
import type { InventorySearch } from '../inventorySearch.ts';
import { COURSE_ORDERS } from '../search/courseOrders.ts';
import { toCriteria } from '../search/toCriteria.ts';

// the environment of a longer comparison may ask for more
const QUERIES = 150;
function byCourse<Row extends { readonly courseId?: number; readonly course_id?: number }>(
  rows: readonly Row[],
): Row[] {
  const id = (row: Row) => row.courseId ?? row.course_id ?? 0;
  return rows.toSorted((one, other) => id(one) - id(other));
}

/** Everything that a search answers to a query. */
async function answers(search: InventorySearch, query: string, now: number) {
  const { condition } = parseGatewayQuery(query, { now });
  const criteria = toCriteria(condition, now);
  const order = COURSE_ORDERS[condition.order] ?? 'reservations';
  const found = await search.findCourses(criteria, order, condition.page);
  return {
    found,
    shown: await search.readShown(criteria, found.ids, { now, most: Infinity }),
    cheapest: await search.readShown(criteria, found.ids, { now, most: 3 }),
    count: await search.countCourses(criteria),
    prefectures: [...(await search.countByPrefecture(criteria))].toSorted(),
    markers: await search.readMarkers(criteria, 20),
    lowest: await search.readLowestPrices(criteria),
    dayPrices: byCourse(await search.readDayPrices(criteria, found.ids)).toSorted(
      (one, other) => one.course_id - other.course_id || one.day - other.day,
    ),
    stock: await search.readStock(criteria, found.ids),
    courses: await search.readCourses(found.ids),
  };
}

describe('the search in memory and the database', () => {
  const both = openBothSearches();

  it(`[R7.03][R5.07] give the same answers to ${QUERIES} searches at any hour`, async () => {
    const { inventory, sql, memory } = both();
    const draw = drawFrom(20_261_122);
    const dayPrices = new Set(
      (await inventory.db.selectFrom('plan_day').selectAll().execute()).map(
        ({ course_id, plan_no, day }) => `${course_id} ${plan_no} ${day}`,
      ),
    );
    let hits = 0;
    let pricedByDay = 0;
    for (let number = 0; number < QUERIES; number += 1) {
      const query = aQuery(draw);
      const now = draw.pick(TIMES);
      const one = await answers(sql, query, now);
      expect({ query, now, ...(await answers(memory, query, now)) }).toEqual({
        query,
        now,
        ...one,
      });
      hits += one.found.count > 0 ? 1 : 0;
      pricedByDay += one.shown
        .flatMap(({ plans }) => plans)
        .filter(({ offer: { courseId, planNo, day } }) =>
          dayPrices.has(`${courseId} ${planNo} ${day}`),
        ).length;
    }
    expect(hits).toBeGreaterThan(QUERIES / 4);
    expect(pricedByDay).toBeGreaterThan(QUERIES / 10);
    expect(Object.keys(COURSE_ORDERS)).toEqual(ORDERS.map(({ value }) => value));
  }, 120_000);

  it('[R7.05] suggest the same courses', async () => {
    const { sql, memory } = both();
    for (const text of [
      '朝',
      'あさ',
      'ゴルフ',
      'ＣＣ',
      'c.c.',
      '朝 カントリー倶楽部',
      'ヶ沢',
      '&',
      '%',
      '_',
      "'",
      '!',
      'レイク',
      '霧烏',
    ]) {
      expect(await memory.suggestCourses(text)).toEqual(await sql.suggestCourses(text));
      const near = await memory.nearCourses(text);
      expect(near.map(({ id }) => id)).toEqual((await sql.nearCourses(text)).map(({ id }) => id));
    }
  });
});
