import fastify from 'fastify';
import {
  courseDetails,
  coursePlans,
  courseSearch,
  type GatewayCall,
} from 'shared-contracts/gateway';
import { LOCALES } from 'shared-contracts/locale';
import { drawFrom } from '../../inventory/filling/random.ts';
import { aQuery } from '../../testing/aQuery.ts';
import { NOW, openTestGateway, type TestGateway } from '../../testing/openTestGateway.ts';
import { contractRoute } from '../contractRoute.ts';

const QUERIES = 60;
/** At five past twelve half of the last start zone has begun. */
const NOON = NOW + 4.1 * 3_600_000;

/** Writes a reply as the contract's serialiser does, with every field that the contract knows. */
async function writeByContract(call: GatewayCall, url: string, text: string): Promise<string> {
  const app = fastify();
  contractRoute(app, call, { summary: '', answer: async () => JSON.parse(text) });
  const { payload } = await app.inject(url.slice('/gora'.length));
  await app.close();
  return payload;
}

describe.each([NOW, NOON])('the replies at %s', (now) => {
  let memory: TestGateway;
  let sql: TestGateway;
  beforeAll(async () => {
    memory = await openTestGateway(now, 'memory');
    sql = await openTestGateway(now, 'sqlite');
  });
  afterAll(() => Promise.all([memory.close(), sql.close()]));

  const read = async ({ app }: TestGateway, url: string) => (await app.inject(url)).payload;

  it(`[R7.03] have the same bytes from the index and from SQL, which are those of the contract (${QUERIES} searches)`, async () => {
    const draw = drawFrom(now);
    let plans = 0;
    for (let number = 0; number < QUERIES; number += 1) {
      const query = `${aQuery(draw)}&lang=${draw.pick(LOCALES)}`;
      const url = `/gora${courseSearch.path}?${query}`;
      const text = await read(memory, url);
      expect([url, text]).toEqual([url, await read(sql, url)]);
      expect(text).toBe(await writeByContract(courseSearch, url, text));
      const { items, plans: shown } = courseSearch.reply.parse(JSON.parse(text));
      plans += shown.length;
      const ids = items.map(({ c_id }) => c_id).join(',');
      if (ids === '') continue;
      const more = `/gora${coursePlans.path}?c_ids=${ids}&${query}`;
      const all = await read(memory, more);
      expect([more, all]).toEqual([more, await read(sql, more)]);
      expect(all).toBe(await writeByContract(coursePlans, more, all));
    }
    expect(plans).toBeGreaterThan(QUERIES);
  }, 120_000);

  it('[R4.23] have these bytes for courses by id, too', async () => {
    const ids = memory.inventory.db.selectFrom('course').select('id').limit(20).execute();
    const known = (await ids).map(({ id }) => id);
    const url = `/gora${courseDetails.path}?date=2026-12-01&c_ids=${[...known, 1].join(',')}`;
    const text = await read(memory, url);
    expect(text).toBe(await read(sql, url));
    expect(text).toBe(await writeByContract(courseDetails, url, text));
  });
});

it('speaks of the months of the reviews at the time of each request', async () => {
  let now = NOW;
  const gateway = await openTestGateway(() => now);
  const months = async () => {
    const { payload } = await gateway.app.inject(`/gora${courseSearch.path}?area[]=0&widthday=31`);
    return courseSearch.reply.parse(JSON.parse(payload)).items[0]?.review_to;
  };
  expect(await months()).toBe('2026-10');
  now += 10 * 86_400_000;
  expect(await months()).toBe('2026-11');
  await gateway.close();
});
