import { courseWeather } from 'shared-contracts/gateway';
import { openTestGateway, type TestGateway } from '../../testing/openTestGateway.ts';

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
