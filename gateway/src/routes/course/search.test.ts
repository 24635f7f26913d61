import { courseSearch } from 'shared-contracts/gateway';
import { need } from '../../testing/need.ts';
import { openTestGateway, type TestGateway } from '../../testing/openTestGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

async function search(query: string) {
  return courseSearch.reply.parse(
    (await gateway.app.inject(`/gora/course/search?${query}`)).json(),
  );
}
const everywhere = 'area[]=0&year=2026&month=11&day=22&widthday=7';

describe('the course search', () => {
  it('[R7.03] [R9.01] gives nine courses a page, each with its three cheapest plans', async () => {
    const { result_status, items, plans, search_cnt, page_cnt } = await search(everywhere);
    expect(result_status).toBe(200);
    expect(items).toHaveLength(9);
    expect(page_cnt).toBe(Math.ceil(search_cnt / 9));
    for (const { c_id, plan_count } of items)
      expect(plans.filter((plan) => plan.c_id === c_id)).toHaveLength(Math.min(3, plan_count));
  });

  it('[R3.10] shows every course once over all pages', async () => {
    const { page_cnt, search_cnt } = await search(everywhere);
    const pages = await Promise.all(
      Array.from({ length: page_cnt }, (_, index) => search(`${everywhere}&page=${index + 1}`)),
    );
    const ids = pages.flatMap(({ items }) => items.map(({ c_id }) => c_id));
    expect(new Set(ids).size).toBe(search_cnt);
    expect(ids).toHaveLength(search_cnt);
  });

  it('answers a page past the end without items and with the true counts', async () => {
    const { search_cnt, page_cnt } = await search(everywhere);
    for (const order of ['rsv', 'rate']) {
      expect(await search(`${everywhere}&page=999&order=${order}`)).toEqual({
        result_status: 200,
        search_cnt,
        page_cnt,
        items: [],
        plans: [],
      });
    }
  });

  it('[R3.05] takes a region for all its prefectures, and 48 for overseas', async () => {
    const shikoku = await search('area[]=107&widthday=14');
    expect(new Set(shikoku.items.map(({ pref_cd }) => pref_cd))).toEqual(new Set([36, 37, 38, 39]));
    const overseas = await search('search_mode=overseas&area[]=48&country[]=4&widthday=14');
    expect(overseas.items.map(({ pref_cd, pref_name }) => `${pref_cd}${pref_name}`)).toEqual(
      overseas.items.map(() => '48タイ'),
    );
    expect(overseas.search_cnt).toBeGreaterThan(0);
  });

  it.each([
    ['evl', 'overall'],
    ['stf', 'staff'],
    ['clb', 'facility'],
    ['meal', 'meal'],
    ['cp', 'cost_performance'],
    ['cm', 'maintenance'],
    ['dist', 'distance'],
    ['fw', 'fairway'],
    ['crs', 'course'],
    ['gd', 'green'],
    ['at', 'atmosphere'],
  ] as const)('[R5.07] orders by %s, best first', async (order, axis) => {
    const values = (await search(`${everywhere}&order=${order}`)).items.map(
      ({ evaluation }) => evaluation[axis],
    );
    expect(values).toEqual(values.toSorted((one, other) => other - one));
    expect(values[0]).toBeGreaterThan(need(values.at(-1), 'last value') - 0.001);
  });

  it('[R5.07] orders by price, lowest first', async () => {
    const { items, plans } = await search(`${everywhere}&order=rate`);
    const lowest = items.map(
      ({ c_id }) =>
        need(
          plans.find((plan) => plan.c_id === c_id),
          `plan of ${c_id}`,
        ).price,
    );
    expect(lowest).toEqual(lowest.toSorted((one, other) => one - other));
  });

  it('[R2.07] finds secret plans only when they are asked for', async () => {
    const { plans } = await search(`${everywhere}&secret_flg=1`);
    expect(plans.length).toBeGreaterThan(0);
    const usual = new Set(
      (await search(`${everywhere}&compare_with=`)).plans.map(({ plan_id }) => plan_id),
    );
    for (const { plan_id } of plans) expect(usual.has(plan_id)).toBe(false);
  });

  it('[R3.24] answers 400 with a message to a query that it cannot read', async () => {
    const reply = await gateway.app.inject('/gora/course/search?area[]=999');
    expect(reply.statusCode).toBe(400);
    expect(reply.json().data[0].message).toMatch(/エリア/);
  });

  it('finds no course by a name full of wildcards', async () => {
    for (const name of ['%25', '_', '%27', '100%25']) {
      const reply = await gateway.app.inject(`/gora/course/search?search_c_name=${name}`);
      expect([200, 400]).toContain(reply.statusCode);
      expect(reply.json().search_cnt ?? 0).toBe(0);
    }
  });

  it('[R5.20] finds a course by a part of its name, in any width', async () => {
    const [{ c_name } = { c_name: '' }] = (await search(everywhere)).items;
    const found = await search(
      `search_c_name=${encodeURIComponent(c_name.slice(0, 5))}&widthday=31`,
    );
    expect(found.items.map((item) => item.c_name)).toContain(c_name);
  });

  it('refuses a query that is too long', async () => {
    const reply = await gateway.app.inject(`/gora/course/search?srch_keyword=${'a'.repeat(9000)}`);
    expect(reply.statusCode).toBe(414);
  });
});
