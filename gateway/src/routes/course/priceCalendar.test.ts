import { courseMap, courseSearch, MOST_ON_MAP, priceCalendar } from 'shared-contracts/gateway';
import type { Marker } from '../../inventory/search/readMarkers.ts';
import { need } from '../../testing/need.ts';
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
  it('[R3.01] marks the holidays, and the days that the condition excludes', async () => {
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

  it('[R3.01] has rows only for the courses of the query, and none for an unknown course', async () => {
    expect((await get('/course/price-calendar', month)).items).toEqual([]);
    const { items, days } = priceCalendar.reply.parse(
      await get('/course/price-calendar', `${month}&c_ids=10012,99`),
    );
    expect(items.map(({ c_id, prices }) => [c_id, prices.length])).toEqual([[10012, days.length]]);
  });

  it('is never cheaper for a twosome than for a foursome', async () => {
    const [two, four] = await Promise.all(
      [2, 4].map((players) => get('/course/price-calendar', `${month}&2sum=1&players=${players}`)),
    );
    const { days } = priceCalendar.reply.parse(four);
    for (const [at, { price }] of priceCalendar.reply.parse(two).days.entries())
      expect(price).toBeGreaterThanOrEqual(need(days[at]?.price, `price of day ${at}`));
  });

  it.each(['area[]=999', 'area[]=12&c_ids=1;2', 'area[]=12&c_ids=1,2,3,4,5,6,7,8,9,10'])(
    '[R3.24] answers 400 to %s',
    async (query) => {
      expect(await status('/course/price-calendar', query)).toBe(400);
    },
  );
});

describe('the map of the hits', () => {
  it('[R3.03] shows every course that the search finds, with the price of its card', async () => {
    const { items, search_cnt } = courseMap.reply.parse(await get('/course/map', month));
    const { search_cnt: found, plans } = courseSearch.reply.parse(
      await get('/course/search', `${month}&order=rate`),
    );
    expect([search_cnt, items.length]).toEqual([found, found]);
    expect(need(items[0], 'first course').price).toBe(need(plans[0], 'first plan').price);
  });

  it('[R3.03] keeps to the prefectures, the days and the courses of its payload', async () => {
    const mapOf = async (query: string) =>
      courseMap.reply.parse(await get('/course/map', query)).items;
    const kanto = 'area[]=102&year=2026&month=11&day=28&widthday=1';
    const found = await mapOf(`${kanto}&subdivision_codes=JP-12&subdivision_codes=JP-11`);
    expect(found).toEqual(await mapOf(kanto.replace('102', '12&area[]=11')));
    expect(found.length).toBeLessThan((await mapOf(kanto)).length);
    expect(await mapOf(`${kanto}&play_date_ranges=2026-12-01..2026-12-07`)).toEqual(
      await mapOf('area[]=102&year=2026&month=12&day=1&widthday=7'),
    );
    const first = need(found[0], 'first course');
    const second = need(found[1], 'second course');
    const ids = `golf_course_ids=${second.c_id}&golf_course_ids=${first.c_id}&golf_course_ids=1`;
    expect(await mapOf(`${kanto}&${ids}`)).toEqual([first, second]);
  });

  it.each([
    'subdivision_codes=12',
    'subdivision_codes=JP-48',
    'golf_course_ids=a',
    'play_date_ranges=2026-12-07..2026-12-01',
    'play_date_ranges=2026-12-01&play_date_ranges=2026-12-03',
  ])('[R3.03] [R3.24] answers 400 to the payload %s', async (payload) => {
    expect(await status('/course/map', `${month}&${payload}`)).toBe(400);
  });

  it('[R8.02] shows no course when too many are found, and counts them', () => {
    const marker: Marker = {
      id: 1,
      name: '東ゴルフ場',
      name_latin: '',
      pref: 12,
      lat: 3_540_000,
      lon: 14_010_000,
      overall: 43,
      price: 9800,
    };
    expect(toMapReply([marker], MOST_ON_MAP).items).toEqual([
      expect.objectContaining({ c_id: 1, price: 9800, overall: 4.3 }),
    ]);
    expect(toMapReply([marker], MOST_ON_MAP + 1)).toEqual({
      result_status: 200,
      search_cnt: MOST_ON_MAP + 1,
      items: [],
    });
  });

  it('shows nothing when nothing is found', async () => {
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
