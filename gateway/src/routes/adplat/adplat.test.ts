import { expandRegions } from 'shared-contracts/areas';
import { openTestGateway, type TestGateway } from '../../testing/openTestGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const PLACE =
  'site=gora_pc&format=html&type=search-result&month=202611&charset=UTF-8&ssl=1&content=pc_result_right&num=3';

/** The prefectures of the courses that are advertised, in their order. */
async function prefecturesOf(query: string): Promise<number[]> {
  const { body } = await gateway.app.inject(`/gora/adplat?${PLACE}${query}`);
  const ids = [...body.matchAll(/data-ad-course-id="(\d+)"/g)].map(([, id]) => Number(id));
  const rows = await gateway.inventory.db
    .selectFrom('course')
    .select(['id', 'pref'])
    .where('id', 'in', ids)
    .execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.pref ?? 0);
}

describe('advertisements', () => {
  it('[R7.02] are of the searched areas, a prefecture or a region', async () => {
    expect(await prefecturesOf('&area=12')).toEqual([12, 12, 12]);
    for (const prefecture of await prefecturesOf('&area=105,20'))
      expect([...expandRegions([105]), 20]).toContain(prefecture);
  });

  it.each(['', '&area=', '&area=0', '&area=48', '&area=999', '&area=x,%27%29--'])(
    '[R7.02] are of all of Japan where no area of it is named (%j)',
    async (area) => {
      expect(await prefecturesOf(area)).toEqual(await prefecturesOf(''));
    },
  );

  it('[R7.02] are three also where an area has fewer courses', async () => {
    const few = await gateway.inventory.db
      .selectFrom('course')
      .select(['pref', (eb) => eb.fn.countAll<number>().as('courses')])
      .where('pref', '<', 48)
      .groupBy('pref')
      .orderBy('courses')
      .executeTakeFirstOrThrow();
    expect(await prefecturesOf(`&area=${few.pref}`)).toHaveLength(3);
  });
});
