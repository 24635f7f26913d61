import { mkdirSync } from 'node:fs';
import { FLAG_OPTIONS, ORDERS, parseGatewayQuery, wireName } from 'shared-contracts/search';
import { COURSES, NOW, testFolder, TODAY } from '../../testing/openTestGateway.ts';
import { type Draw, drawFrom } from '../filling/random.ts';
import { type Inventory, openInventory } from '../openInventory.ts';
import { toInventorySource } from '../source.ts';
import { findCourses } from './findCourses.ts';
import { readOffers } from './readOffers.ts';
import { readStock } from './readStock.ts';
import { suggestCourses } from './suggestCourses.ts';
import { toCriteria } from './toCriteria.ts';

const QUERIES = 200;
const FLAGS = FLAG_OPTIONS.map(wireName);
const LISTS: readonly (readonly [string, readonly string[]])[] = [
  ['zone_list[]', ['lt05', '06', '08', '11', 'gt12']],
  ['play_style[]', ['2', '3', '4', '9', '21']],
  ['cart_arr[]', ['1', '2', '3']],
  ['plan_day_detail[]', ['1', '3', '5', '6', '0_7']],
];
const SINGLES: readonly (readonly [string, readonly string[]])[] = [
  ['play_fee_max', ['6000', '9000', '14000']],
  ['play_fee_min', ['5000']],
  ['continue_stock', ['2', '5', '10']],
  ['plan_day', ['0', '1']],
  ['c_cd', ['1', '2', '5']],
  ['distance', ['1', '3', '6']],
  ['short_course', ['0', '1', '2']],
  ['srch_keyword', ['昼食', '温泉', '賞品', '2サム', 'WEB', 'web']],
  ['stay_cd', ['1', '2']],
  ['page', ['1', '2', '9']],
  ['players', ['2', '3']],
];
const AREAS = [
  'area[]=0',
  'area[]=102',
  'area[]=12&area[]=8',
  'area[]=101&area[]=105&area[]=47',
  'area[]=48&country[]=1&country[]=4',
  'search_c_name=ゴルフ',
  'search_c_name=CC',
  'search_c_name=カントリー倶楽部',
  'search_c_name=ガーデン',
];

function aQuery(draw: Draw): string {
  return [
    draw.pick(AREAS),
    `year=2026&month=11&day=${draw.between(21, 30)}&widthday=${draw.pick([1, 1, 2, 4, 7, 15, 31])}`,
    `order=${draw.pick(ORDERS).value}`,
    ...FLAGS.filter(() => draw.chance(0.06)).map((flag) => `${flag}=1`),
    ...LISTS.filter(() => draw.chance(0.15)).flatMap(([name, values]) =>
      values.filter(() => draw.chance(0.5)).map((value) => `${name}=${value}`),
    ),
    ...SINGLES.filter(() => draw.chance(0.12)).map(
      ([name, values]) => `${name}=${encodeURIComponent(draw.pick(values))}`,
    ),
  ].join('&');
}

const orderOf = {
  rsv: 'reservations',
  rate: 'price',
  evl: 'overall',
  stf: 'staff',
  clb: 'facility',
  meal: 'meal',
  cp: 'cost_performance',
  cm: 'maintenance',
  dist: 'distance',
  fw: 'fairway',
  crs: 'layout',
  gd: 'green',
  at: 'atmosphere',
} as const;

async function answer({ db }: Inventory, query: string) {
  const { condition } = parseGatewayQuery(query, { now: NOW });
  const criteria = toCriteria(condition, NOW);
  const found = await findCourses(
    db,
    criteria,
    orderOf[condition.order as keyof typeof orderOf],
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
