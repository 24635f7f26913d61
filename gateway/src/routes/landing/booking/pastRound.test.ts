import { courseSearch } from 'shared-contracts/gateway';
import { toIsoDate } from 'shared-contracts/format';
import { packFree } from '../../../inventory/hourLanes.ts';
import { openForWriting, type WritableInventory } from '../../../inventory/openForWriting.ts';
import { toInventorySource } from '../../../inventory/source.ts';
import { need } from '../../../testing/need.ts';
import { NOW, openTestGateway, type TestGateway, TODAY } from '../../../testing/openTestGateway.ts';

const HOUR = 3_600_000;
const today = toIsoDate(TODAY);
/** The time of the gateway; it opens at eight in the morning. */
let now = NOW;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway(() => now);
});
beforeEach(() => {
  now = NOW;
});
afterAll(() => gateway.close());

async function booking(query: string, language = 'ja'): Promise<string> {
  const { body } = await gateway.app.inject({
    url: `/gora/landing/booking?${query}`,
    headers: { 'accept-language': language },
  });
  return body;
}

/** The best plan that can still be played today. */
async function planOfToday() {
  const [year, month, day] = today.split('-').map(Number);
  const url = `/gora/course/search?area[]=0&year=${year}&month=${month}&day=${day}&widthday=1`;
  const { plans } = courseSearch.reply.parse((await gateway.app.inject(url)).json());
  return need(plans[0], 'a plan of today');
}

const SOLD_OUT = '空きがなくなりました';
const PAST = 'お選びの日時を過ぎた';
const TAKEN = 'ほかの方が予約されました';

describe('a round whose time has passed', () => {
  it('[R1.01] is sold out when the last hour of its plan has begun, as in the search', async () => {
    const { c_id, plan_id } = await planOfToday();
    const query = `c_id=${c_id}&plan_id=${plan_id}&play_date=${today}`;
    expect(await booking(query)).not.toContain('class="sorry"');
    now += 5 * HOUR;
    expect(await booking(query)).toContain(SOLD_OUT);
  });

  it('[R1.01] cannot be booked on a day before today, even where the day has free starts', async () => {
    const { c_id, plan_id } = await planOfToday();
    now += 24 * HOUR;
    const past = await booking(`c_id=${c_id}&plan_id=${plan_id}&play_date=${today}`);
    expect(past).toContain(SOLD_OUT);
    const course = await booking(`c_id=${c_id}&play_date=${today}`);
    expect(course).toContain(PAST);
    // the way back leads to a day that can be searched
    expect(/class="sorry"[^]*?href="([^"]+)"/.exec(course)?.[1]).not.toContain('day=');
  });

  it.each([
    ['ja', PAST],
    ['en', 'has passed'],
    ['zh-CN', '时间已过'],
    ['zh-TW', '時間已過'],
    ['ko', '시각이 지나'],
  ])('[R1.01] says in %s that the chosen start or hour has passed', async (language, text) => {
    const { c_id } = await planOfToday();
    for (const chosen of ['start_time=7:59', 'start_time=8:00', 'start_hour=8'])
      expect(await booking(`c_id=${c_id}&play_date=${today}&${chosen}`, language)).toContain(text);
    const later = await booking(`c_id=${c_id}&play_date=${today}&start_hour=9`, language);
    expect(later).not.toContain('class="sorry"');
  });
});

describe('a start that is chosen without a plan', () => {
  const day = TODAY + 7;
  const chosen = (id: number, time: string) =>
    booking(`c_id=${id}&play_date=${toIsoDate(day)}&start_time=${time}`);
  /** Changes the inventory as another process does. */
  const write = async (change: (db: WritableInventory['db']) => Promise<unknown>) => {
    const source = toInventorySource(undefined, gateway.folder);
    if (source.kind === 'pglite') throw new Error('The test writes to SQLite.');
    const { db } = openForWriting(source);
    await change(db);
    await db.destroy();
  };

  it('[R1.01] is free where only the hours of the day are known and its hour has a free start', async () => {
    const { c_id } = await planOfToday();
    await write((db) =>
      db.deleteFrom('start_list').where('course_id', '=', c_id).where('day', '=', day).execute(),
    );
    await write((db) =>
      db
        .updateTable('stock')
        .set({ free: packFree([0, 0, 0, 2]) })
        .where('course_id', '=', c_id)
        .where('day', '=', day)
        .execute(),
    );
    expect(await chosen(c_id, '8:04')).not.toContain('class="sorry"');
    expect(await chosen(c_id, '9:04')).toContain(TAKEN);
  });

  it('[R1.01] is not free on a day on which the course is closed', async () => {
    const { c_id } = await planOfToday();
    await write((db) =>
      db.deleteFrom('stock').where('course_id', '=', c_id).where('day', '=', day).execute(),
    );
    expect(await chosen(c_id, '8:04')).toContain(TAKEN);
  });
});
