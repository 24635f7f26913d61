import { courseFacets, courseSearch } from 'shared-contracts/gateway';
import { openTestGateway, type TestGateway } from '../../testing/openTestGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
}, 120_000);
afterAll(() => gateway.close());

function get(path: string, query: string) {
  return gateway.app.inject(`/gora${path}?${query}`);
}
async function facetsOf(query: string) {
  return courseFacets.reply.parse((await get('/course/facets', query)).json());
}
async function hitsOf(query: string): Promise<number> {
  return courseSearch.reply.parse((await get('/course/search', query)).json()).search_cnt;
}

const DAY = 'area[]=102&year=2026&month=11&day=28';

describe('the counts of the values of filters', () => {
  it.each([DAY, `${DAY}&widthday=7&cart=1`, `${DAY}&secret_flg=1`])(
    '[issue 19] are those of the search with the parameter of the value: %s',
    async (query) => {
      const { search_cnt, items } = await facetsOf(query);
      expect(search_cnt).toBe(await hitsOf(query));
      for (const { name, values } of items)
        for (const { value, search_cnt: hits } of values)
          expect({ name, value, hits }).toEqual({
            name,
            value,
            hits: await hitsOf(`${query.replace(`&${name}=1`, '')}&${name}=${value}`),
          });
    },
  );

  it('[issue 19] stand for the value that is chosen: another one takes its place', async () => {
    const free = await facetsOf(DAY);
    const chosen = await facetsOf(`${DAY}&zone_list[]=07&page=3&order=rate`);
    const zones = ({ items }: typeof free) => items.find(({ name }) => name === 'zone_list[]');
    expect(zones(chosen)).toEqual(zones(free));
    expect(zones(free)?.values.find(({ value }) => value === '07')?.search_cnt).toBe(
      chosen.search_cnt,
    );
  });

  it('[R3.24] a search with an error is refused', async () => {
    const reply = await get('/course/facets', `${DAY}&play_fee_min=9000&play_fee_max=6000`);
    expect(reply.statusCode).toBe(400);
  });
});
