import { courseMap, courseSearch, MOST_ON_MAP, priceCalendar } from 'shared-contracts/gateway';
import type { Marker } from '../../inventory/search/readMarkers.ts';
import { openTestGateway, type TestGateway } from '../../testing/openTestGateway.ts';
import { toMapReply } from './map.ts';

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
const month = 'area[]=0&year=2026&month=11&day=22&widthday=31';

describe('the price calendar', () => {
  it('[R3.01] names the holidays, and the days that the condition leaves out', async () => {
    const { days } = priceCalendar.reply.parse(
      await get('/course/price-calendar', `${month}&plan_day=1`),
    );
    expect(days).toHaveLength(31);
    expect(days[1]).toMatchObject({
      play_date: '2026-11-23',
      holiday: '勤労感謝の日',
      is_asked: true,
    });
    expect(days[2]).toEqual({ play_date: '2026-11-24', is_asked: false });
  });

  it('[R3.01] has no rows unless courses are asked for, and none for a course that is not there', async () => {
    expect((await get('/course/price-calendar', month)).items).toEqual([]);
    const { items, days } = priceCalendar.reply.parse(
      await get('/course/price-calendar', `${month}&c_ids=10012,99`),
    );
    expect(items.map(({ c_id, prices }) => [c_id, prices.length])).toEqual([[10012, days.length]]);
  });

  it('costs a party of two as much as one of four, or more', async () => {
    const [two, four] = await Promise.all(
      [2, 4].map((players) => get('/course/price-calendar', `${month}&2sum=1&players=${players}`)),
    );
    for (const [at, { price }] of priceCalendar.reply.parse(two).days.entries())
      expect(price).toBeGreaterThanOrEqual(priceCalendar.reply.parse(four).days[at]!.price!);
  });

  it.each(['area[]=999', 'area[]=12&c_ids=1;2', 'area[]=12&c_ids=1,2,3,4,5,6,7,8,9,10'])(
    '[R3.24] answers 400 to %s',
    async (query) => {
      expect(await status('/course/price-calendar', query)).toBe(400);
    },
  );
});

describe('the map of the hits', () => {
  it('[R3.03] shows as many courses as the search finds, with the prices of their cards', async () => {
    const { items, search_cnt } = courseMap.reply.parse(await get('/course/map', month));
    const { search_cnt: found, plans } = courseSearch.reply.parse(
      await get('/course/search', `${month}&order=rate`),
    );
    expect([search_cnt, items.length]).toEqual([found, found]);
    expect(items[0]!.price).toBe(plans[0]!.price);
  });

  it('[R8.02] shows none where there are more than fit on it, and says how many', () => {
    const marker: Marker = {
      id: 1,
      name: '東ゴルフ場',
      pref: 12,
      lat: 3_540_000,
      lon: 14_010_000,
      price: 9800,
    };
    expect(toMapReply([marker], MOST_ON_MAP).items).toHaveLength(1);
    expect(toMapReply([marker], MOST_ON_MAP + 1)).toEqual({
      result_status: 200,
      search_cnt: MOST_ON_MAP + 1,
      items: [],
    });
  });

  it('shows nothing where nothing is found', async () => {
    expect(await get('/course/map', 'area[]=0&srch_keyword=%E3%81%AA%E3%81%84%E3%82%88')).toEqual({
      result_status: 200,
      search_cnt: 0,
      items: [],
    });
  });

  it('[R3.24] answers 400 to a condition with an error', async () => {
    expect(await status('/course/map', 'area[]=12&play_fee_min=15000&play_fee_max=8000')).toBe(400);
  });
});
