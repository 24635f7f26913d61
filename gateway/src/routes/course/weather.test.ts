import fastify from 'fastify';
import { courseWeather } from 'shared-contracts/gateway';
import { openTestGateway, type TestGateway } from '../../testing/openTestGateway.ts';
import type { ReadWeather } from '../../weather/keptWeather.ts';
import { registerCourseWeather } from './weather.ts';

let gateway: TestGateway;
let ids: number[];
beforeAll(async () => {
  gateway = await openTestGateway();
  const rows = await gateway.inventory.db.selectFrom('course').select('id').limit(2).execute();
  ids = rows.map(({ id }) => id);
});
afterAll(() => gateway.close());

async function ask(query: string) {
  const answer = await gateway.app.inject({ url: `/gora/weather?${query}` });
  return { status: answer.statusCode, answer };
}

describe('the weather of courses', () => {
  it('[R7.19] is known for the asked days of each course, the same at each call', async () => {
    const query = `c_ids=${ids.join(',')}&play_date_range=2026-11-22..2026-11-24`;
    const { answer } = await ask(query);
    const days = courseWeather.toValue(courseWeather.reply.parse(answer.json()));
    expect(days.map(({ courseId, date }) => [courseId, date])).toEqual(
      ids.flatMap((id) => ['2026-11-22', '2026-11-23', '2026-11-24'].map((date) => [id, date])),
    );
    for (const { rainChance, high, low, wind } of days) {
      expect(rainChance).toBeGreaterThanOrEqual(0);
      expect(rainChance).toBeLessThanOrEqual(100);
      expect(high).toBeGreaterThan(low);
      expect(wind).toBeGreaterThanOrEqual(0);
    }
    expect((await ask(query)).answer.json()).toEqual(answer.json());
  });

  it('[R7.19] is kept by nobody until its source has spoken of every asked course', async () => {
    const day = {
      date: '2026-11-22',
      sky: 'clear',
      rainChance: 0,
      wind: 2,
      high: 16,
      low: 7,
    } as const;
    let said: Awaited<ReturnType<ReadWeather>>;
    let times = 0;
    const app = fastify();
    registerCourseWeather(app, {
      inventory: gateway.inventory,
      weather: async () => {
        times += 1;
        return times % 2 === 0 ? said : [day];
      },
    });
    const url = `/weather?c_ids=${ids.join(',')}&play_date_range=2026-11-22`;
    const unknown = await app.inject(url);
    expect(unknown.headers['cache-control']).toBe('private, no-store');
    expect(courseWeather.reply.parse(unknown.json()).data).toHaveLength(1);
    said = [];
    const known = await app.inject(url);
    expect(known.headers['cache-control']).toBe('public, max-age=600');
    expect(known.json()).toEqual(unknown.json());
    await app.close();
  });

  it('is absent for days that no forecast reaches, and for courses that are none', async () => {
    expect((await ask(`c_ids=${ids[0]}&play_date_range=2027-03-01`)).answer.json()).toEqual({
      data: [],
    });
    expect((await ask('c_ids=99999999&play_date_range=2026-11-22')).answer.json()).toEqual({
      data: [],
    });
  });

  it.each(['', 'c_ids=a&play_date_range=2026-11-22', 'c_ids=1&play_date_range=tomorrow'])(
    '[R3.24] answers 400 to %j',
    async (query) => {
      expect((await ask(query)).status).toBe(400);
    },
  );
});
