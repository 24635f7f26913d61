import { courseCount, coursePlans, courseSearch, courseStock } from 'shared-contracts/gateway';
import { freeInHour } from '../../inventory/hourLanes.ts';
import { need } from '../../testing/need.ts';
import { openTestGateway, type TestGateway } from '../../testing/openTestGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

async function get(path: string, query: string) {
  return (await gateway.app.inject(`/gora${path}?${query}`)).json();
}
async function status(path: string, query: string) {
  return (await gateway.app.inject(`/gora${path}?${query}`)).statusCode;
}
const CONDITIONS = [
  'area[]=0&widthday=7',
  'area[]=102&widthday=3&play_fee_max=12000',
  'area[]=0&order=rate&continue_stock=4',
  'area[]=107&lunch=1&page=3',
  'area[]=0&srch_keyword=%E3%81%AA%E3%81%84%E3%82%88',
  'search_mode=overseas&area[]=48&country[]=1&widthday=14',
  'area[]=0&widthday=31&secret_flg=1',
].map((condition) => `${condition}&year=2026&month=11&day=22`);

describe('the count of courses', () => {
  it.each(CONDITIONS)('[R4.17] is what the search of %s finds', async (condition) => {
    const { search_cnt } = courseSearch.reply.parse(await get('/course/search', condition));
    expect(courseCount.reply.parse(await get('/course/count', condition))).toEqual({
      result_status: 200,
      search_cnt,
    });
  });

  it('[R3.24] answers 400 to a condition with an error', async () => {
    expect(await status('/course/count', 'area[]=12&play_fee_min=15000&play_fee_max=8000')).toBe(
      400,
    );
  });
});

describe('all plans of courses', () => {
  it.each(CONDITIONS)(
    '[R7.03] begin with those that the search of %s shows, and their number is the one that it gives',
    async (condition) => {
      const { items, plans } = courseSearch.reply.parse(await get('/course/search', condition));
      if (items.length === 0) return;
      const ids = items.map(({ c_id }) => c_id);
      const all = coursePlans.reply.parse(
        await get('/course/plans', `${condition}&c_ids=${ids.join(',')}`),
      );
      expect(all.items).toEqual(items);
      for (const { c_id, plan_count } of items) {
        const own = all.plans.filter((plan) => plan.c_id === c_id);
        expect(own).toHaveLength(plan_count);
        expect(own.slice(0, 3)).toEqual(plans.filter((plan) => plan.c_id === c_id));
      }
    },
  );

  it('contain a course without a fitting plan, and no unknown course', async () => {
    const { items, plans } = coursePlans.reply.parse(
      await get('/course/plans', 'area[]=0&play_fee_max=5000&c_ids=10001,99'),
    );
    expect(items.map(({ c_id, plan_count }) => [c_id, plan_count])).toEqual([[10001, 0]]);
    expect(plans).toEqual([]);
  });

  it.each([
    'area[]=12',
    'area[]=12&c_ids=',
    'area[]=12&c_ids=1;2',
    'area[]=12&c_ids=1,2,3,4,5,6,7,8,9,10',
  ])('[R3.24] answer 400 to %s', async (query) => {
    expect(await status('/course/plans', query)).toBe(400);
  });
});

function isIn(zone: string, hour: number): boolean {
  if (zone === 'lt05') return hour === 5;
  return zone === 'gt12' ? hour >= 12 : hour === Number(zone);
}

describe('the starts of a course', () => {
  const DAYS = '2026-11-25..2026-11-27';
  const stockOf = async (query: string) =>
    courseStock.reply.parse(await get('/course/stock', query)).items[0]?.days ?? [];

  it('[R7.08] [R3.21] are the free ones of each day, as many as its zones count, each with the cheapest plan of the search', async () => {
    const days = await stockOf(`c_ids=10003&play_date_range=${DAYS}`);
    expect(days.some(({ active }) => active)).toBe(true);
    for (const { play_date, zones, starts = [] } of days) {
      const free = zones.reduce((sum, zone) => sum + zone.free, 0);
      const [year, month, day] = play_date.split('-').map(Number);
      for (const { zone } of zones.filter((each) => each.free > 0)) {
        const query = `area[]=0&c_ids=10003&year=${year}&month=${month}&day=${day}&zone_list[]=${zone}`;
        const { plans } = coursePlans.reply.parse(await get('/course/plans', query));
        const own = starts.filter(({ time }) => isIn(zone, Number(time.split(':')[0])));
        expect(own.map(({ price }) => price)).toEqual(own.map(() => plans[0]?.price));
        expect(own.map(({ plan_id }) => plan_id)).toEqual(own.map(() => plans[0]?.plan_id));
      }
      expect(starts.length).toBeLessThanOrEqual(free);
    }
  });

  it('[R7.08] have the price for the party that the condition names', async () => {
    const query = `c_ids=10003&play_date_range=${DAYS}`;
    const priceOf = async (more: string) =>
      (await stockOf(query + more)).flatMap(({ starts = [] }) => starts.map(({ price }) => price));
    const four = await priceOf('');
    const two = await priceOf('&players=2');
    expect(two).toHaveLength(four.length);
    expect(two.some((price, at) => price > (four[at] ?? 0))).toBe(true);
  });

  it('are absent for several courses', async () => {
    for (const { starts } of await stockOf(`c_ids=10003,10001&play_date_range=${DAYS}`))
      expect(starts).toBeUndefined();
  });
});

describe('the stock of a day', () => {
  it('[R7.08] [R3.21] gives the free tee times of each start zone in the inventory, and their longest run', async () => {
    const { items } = courseStock.reply.parse(
      await get('/course/stock', 'c_ids=10001,10003,10012&play_date_range=2026-11-22..2026-11-30'),
    );
    expect(items).toHaveLength(3);
    for (const { c_id, days } of items) {
      const rows = await gateway.inventory.db
        .selectFrom('stock')
        .selectAll()
        .where('course_id', '=', c_id)
        .orderBy('day')
        .execute();
      for (const { play_date, zones } of days) {
        const row = need(
          rows.find(({ day }) => day * 86_400_000 === Date.parse(play_date)),
          play_date,
        );
        const hours = [5, 6, 7, 8, 9, 10, 11].map((hour) => freeInHour(row.free, hour));
        expect(zones.map(({ free }) => free)).toEqual([
          ...hours,
          freeInHour(row.free, 12) + freeInHour(row.free, 13),
        ]);
        for (const { free, run } of zones) expect([run > 0, run <= 10]).toEqual([free > 0, true]);
      }
    }
  });

  it('[R5.10] has a run of at least as many slots as the search asked for', async () => {
    const day = '2026-11-25';
    const { items } = courseSearch.reply.parse(
      await get(
        '/course/search',
        'area[]=0&year=2026&month=11&day=25&continue_stock=6&zone_list[]=08',
      ),
    );
    expect(items.length).toBeGreaterThan(0);
    const stock = courseStock.reply.parse(
      await get(
        '/course/stock',
        `c_ids=${items.map(({ c_id }) => c_id).join(',')}&play_date_range=${day}`,
      ),
    );
    for (const { days } of stock.items)
      expect(days[0]?.zones.find(({ zone }) => zone === '08')?.run).toBeGreaterThanOrEqual(6);
  });
});
