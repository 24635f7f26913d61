import { mkdirSync } from 'node:fs';
import { parseGatewayQuery } from 'shared-contracts/search';
import { COURSES, NOW, testFolder, TODAY } from '../../testing/openTestGateway.ts';
import { aQuery } from '../../testing/aQuery.ts';
import { drawFrom } from '../filling/random.ts';
import { type Inventory, openInventory } from '../openInventory.ts';
import { toInventorySource } from '../source.ts';
import { COURSE_ORDERS } from './courseOrders.ts';
import { findCourses } from './findCourses.ts';
import { readOffers } from './readOffers.ts';
import { readStock } from './readStock.ts';
import { suggestCourses } from './suggestCourses.ts';
import { toCriteria } from './toCriteria.ts';

const QUERIES = 200;

async function answer({ db }: Inventory, query: string) {
  const { condition } = parseGatewayQuery(query, { now: NOW });
  const criteria = toCriteria(condition, NOW);
  const found = await findCourses(
    db,
    criteria,
    COURSE_ORDERS[condition.order] ?? 'reservations',
    condition.page,
  );
  return {
    found,
    offers: await readOffers(db, criteria, found.ids),
    stock: await readStock(db, criteria, found.ids),
  };
}

describe('the two databases', () => {
  const folder = testFolder();
  let sqlite: Inventory;
  let postgres: Inventory;
  beforeAll(async () => {
    mkdirSync(folder.path, { recursive: true });
    const fill = (url: string | undefined) =>
      openInventory({
        source: toInventorySource(url, folder.path),
        courses: COURSES,
        today: TODAY,
      });
    sqlite = await fill(undefined);
    // oxlint-disable-next-line node/no-process-env -- the test command says which server to compare with
    postgres = await fill(process.env.TEST_DATABASE_URL ?? 'pglite:memory');
  }, 120_000);
  afterAll(async () => {
    await Promise.all([sqlite, postgres].map((inventory) => inventory.close()));
    folder.remove();
  });

  it(`give the same answers to ${QUERIES} searches`, async () => {
    const draw = drawFrom(20_261_121);
    let hits = 0;
    for (let number = 0; number < QUERIES; number += 1) {
      const query = aQuery(draw);
      const one = await answer(sqlite, query);
      expect({ query, ...(await answer(postgres, query)) }).toEqual({ query, ...one });
      hits += one.found.count > 0 ? 1 : 0;
    }
    expect(hits).toBeGreaterThan(QUERIES / 4);
  }, 120_000);

  it('[R7.05] suggest the same courses', async () => {
    for (const text of [
      '朝',
      'あさ',
      'ゴルフ',
      'ＣＣ',
      'cc',
      'c.c.',
      '朝 カントリー倶楽部',
      'ヶ沢',
      '&',
      '%',
      '_',
      "'",
      'レイク',
    ]) {
      expect(await suggestCourses(postgres.db, text)).toEqual(
        await suggestCourses(sqlite.db, text),
      );
    }
  });
});
