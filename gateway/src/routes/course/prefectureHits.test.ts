import { courseCount, courseMap, prefectureHits } from 'shared-contracts/gateway';
import { openTestGateway, type TestGateway } from '../../testing/openTestGateway.ts';

let sqlite: TestGateway;
let postgres: TestGateway;
beforeAll(async () => {
  sqlite = await openTestGateway();
  postgres = await openTestGateway(undefined, 'postgres');
}, 180_000);
afterAll(async () => {
  await sqlite.close();
  await postgres.close();
});

async function get(path: string, query: string, { app } = sqlite) {
  return (await app.inject(`/gora${path}?${query}`)).json();
}
const CONDITIONS = [
  '',
  '&widthday=7',
  '&play_fee_max=9000',
  '&lunch=1&caddie=1',
  '&continue_stock=8',
  '&highway=1',
  '&srch_keyword=%E6%B8%A9%E6%B3%89',
  '&play_style[]=15&plan_day=0',
].map((wish) => `year=2026&month=11&day=28${wish}`);

describe('the hits of a search by prefecture', () => {
  it.each(CONDITIONS)(
    '[R2.17] add up to the hits of the whole country, and equal the hits of each prefecture alone: %s',
    async (condition) => {
      const { items, search_cnt } = prefectureHits.reply.parse(
        await get('/course/map/prefectures', `area[]=0&${condition}`),
      );
      expect(items.map(({ pref_cd }) => pref_cd)).toEqual(
        Array.from({ length: 47 }, (_, index) => index + 1),
      );
      expect(items.reduce((sum, each) => sum + each.search_cnt, 0)).toBe(search_cnt);
      for (const { pref_cd, search_cnt: hits } of items) {
        expect(
          courseCount.reply.parse(await get('/course/count', `area[]=${pref_cd}&${condition}`))
            .search_cnt,
        ).toBe(hits);
      }
    },
  );

  it('[R2.17] cover all of Japan, whatever the place of the condition', async () => {
    const whole = await get('/course/map/prefectures', `area[]=0&${CONDITIONS[0]}`);
    expect(await get('/course/map/prefectures', `area[]=12&${CONDITIONS[0]}`)).toEqual(whole);
    expect(
      await get('/course/map/prefectures', `search_mode=overseas&area[]=48&${CONDITIONS[0]}`),
    ).toEqual(whole);
  });

  it('[R2.17] equal the number of markers on the map of each prefecture', async () => {
    const { items } = prefectureHits.reply.parse(
      await get('/course/map/prefectures', `area[]=0&${CONDITIONS[1]}`),
    );
    for (const { pref_cd, search_cnt } of items.slice(0, 20)) {
      expect(
        courseMap.reply.parse(await get('/course/map', `area[]=${pref_cd}&${CONDITIONS[1]}`)).items,
      ).toHaveLength(search_cnt);
    }
  });

  it.each(CONDITIONS)('are the same from both databases: %s', async (condition) => {
    expect(await get('/course/map/prefectures', `area[]=0&${condition}`, postgres)).toEqual(
      await get('/course/map/prefectures', `area[]=0&${condition}`),
    );
  });

  it('[R3.24] answer 400 to a condition with an error', async () => {
    expect(
      (
        await sqlite.app.inject(
          '/gora/course/map/prefectures?area[]=0&play_fee_min=15000&play_fee_max=8000',
        )
      ).statusCode,
    ).toBe(400);
  });
});
