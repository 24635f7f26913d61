import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { courseSearch } from 'shared-contracts/gateway';
import { passedOn } from 'server-kit/testing/passedOn';
import { buildApp } from '../../app.ts';
import { authServer } from '../../auth/authServer.ts';
import { openAuthStore } from '../../auth/store/openAuthStore.ts';
import { loadColumns } from '../../inventory/memory/loadColumns.ts';
import { migrate } from '../../inventory/migrations/migrate.ts';
import { openInventory } from '../../inventory/openInventory.ts';
import { toInventorySource } from '../../inventory/source.ts';
import { NO_MEMBERS } from '../../routes/user/members.ts';
import { INVENTORY_FILES, writeInventoryFiles } from '../../testing/inventoryFiles.ts';
import { NOW, testFolder, TODAY } from '../../testing/openTestGateway.ts';
import { openForOperator } from '../openForOperator.ts';
import { importInventory } from './importInventory.ts';

it.each([
  ['SQLite', () => undefined],
  ['PostgreSQL', (folder: string) => `pglite:${join(folder, 'pg')}`],
] as const)(
  '[R7.15] the gateway answers from an inventory imported into %s, on its first start and on later days',
  async (_name, urlIn) => {
    const folder = testFolder();
    mkdirSync(join(folder.path, 'pg'));
    const url = urlIn(folder.path);
    // in a process of its own, like an operator's command: PGlite does not run inside Jest
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(__dirname, '../../import.ts'), 'inventory', writeInventoryFiles(folder.path)],
      {
        env: {
          ...passedOn(),
          GATEWAY_DATA: folder.path,
          CLOCK: '2026-11-21T08:00:00+09:00',
          ...(url !== undefined && { DATABASE_URL: url }),
        },
      },
    );
    expect(stdout).toBe('inventory: 9 records imported\n');

    const inventory = await openInventory({
      source: toInventorySource(url, folder.path),
      courses: 'imported',
      today: TODAY,
    });
    const store = await openAuthStore({ databaseUrl: undefined, folder: folder.path });
    const app = await buildApp({
      inventory,
      auth: authServer(store, () => NOW, { access: 1000, session: 1000, grace: 1000 }),
      members: NO_MEMBERS,
      clock: () => NOW,
      siteOrigin: 'http://site.example',
      gatewayOrigin: 'http://gateway.example',
      rateLimit: 1000,
      logLevel: 'silent',
      landingPages: true,
      longestLag: 0,
      trustedProxies: 'loopback',
    });
    const search = async (query: string) =>
      courseSearch.reply.parse(
        (await app.inject(`/gora/course/search?year=2026&month=11&widthday=1&${query}`)).json(),
      );
    const saturday = await search('day=28&area[]=0');
    expect(
      saturday.items.map(({ c_name, evaluation }) => [c_name, evaluation.overall]).toSorted(),
    ).toEqual([
      ['朝芝カントリー倶楽部', 4.3],
      ['海の丘, ゴルフ', 3.9],
    ]);
    const titles = JSON.stringify(saturday.plans);
    for (const shown of ['昼食付き\\nセルフ', '土日限定', '15800', '21000'])
      expect(titles).toContain(shown);
    expect(titles).not.toContain('薄暮');
    // R9.06: titles in other languages, as far as the file has them
    for (const [lang, title] of [
      ['en', ['Self-play with lunch', 'en']],
      ['zh-Hans', ['自助打球含午餐', 'zh-Hans']],
      ['ko', ['昼食付き\nセルフ', undefined]],
    ] as const) {
      const [plan] = (await search(`day=28&area[]=12&lang=${lang}`)).plans;
      expect([plan?.plan_name, plan?.plan_lang]).toEqual(title);
    }
    expect((await search('day=30&area[]=0')).search_cnt).toBe(0);
    // in Chiba a sold start lies between two free ones and four free ones
    expect([
      (await search('day=28&area[]=12&continue_stock=4')).search_cnt,
      (await search('day=28&area[]=14&continue_stock=2')).search_cnt,
    ]).toEqual([1, 0]);

    // a day is dropped at the second new day after it
    for (const later of [8, 9]) expect(await inventory.bringTo(TODAY + later)).toBe('extended');
    const ids = await inventory.db.selectFrom('course').select('id').orderBy('id').execute();
    const stock = await inventory.db.selectFrom('stock').select('course_id').execute();
    const [first] = await inventory.db
      .selectFrom('calendar')
      .select('day')
      .orderBy('day')
      .limit(1)
      .execute();
    expect([ids, stock, first]).toEqual([
      [{ id: 501 }, { id: 502 }],
      [{ course_id: 502 }],
      { day: TODAY + 8 },
    ]);
    await app.close();
    await inventory.close();
    await store.destroy();
    folder.remove();
  },
  120_000,
);

describe('importing an inventory', () => {
  const folder = testFolder();
  afterAll(() => folder.remove());
  const run = async (changes: Record<string, string> = {}) => {
    const writing = await openForOperator(toInventorySource(undefined, folder.path));
    try {
      await migrate(writing.db, writing.kind);
      return await importInventory(
        writing,
        { path: writeInventoryFiles(folder.path, changes) },
        TODAY,
      ).catch((error: Error) => error.message);
    } finally {
      await writing.db.destroy();
    }
  };

  it('names every wrong row by file and line, and changes nothing', async () => {
    expect(await run()).toBe(9);
    const said = await run({
      'courses.csv': `${INVENTORY_FILES['courses.csv']}501,twice,,1,1,,0,0,,\n503,,,99,1,sauna,91,0,,\n`,
      'plans.csv': `${INVENTORY_FILES['plans.csv']}777,1,unknown,100,,,,,\n501,3,free of charge,,,,,,\n501,1,twice,100,,,,,\n501,4,late,100,,,9,7,\n501,5,from one,100,,,13,,\n501,6,until noon,100,,,,12,\n`,
      'stock.csv': `${INVENTORY_FILES['stock.csv']}501,2026-02-30,7:00\n501,2026-12-01,7:08 7:00\n501,2026-12-02,4:59\n501,2026-11-28,7:00\n`,
    });
    for (const wrong of [
      'courses.csv line 4: id 501 appears twice',
      'courses.csv line 5: name',
      'courses.csv line 5: pref',
      'courses.csv line 5: features has no sauna',
      'courses.csv line 5: lat',
      'plans.csv line 7: course_id 777 is not in courses',
      'plans.csv line 8: price_weekday',
      'plans.csv line 9: plan_no 1',
      'plans.csv line 10: start_to',
      'plans.csv line 11: start_from 12 and 13 are one hour here: write 12',
      'plans.csv line 12: start_to 12 and 13 are one hour here: write 13',
      'stock.csv line 5: day',
      'stock.csv line 6: starts has 7:00 after a later',
      'stock.csv line 7: starts has 4:59',
      'stock.csv line 8: this day',
    ])
      expect(said).toContain(wrong);
    const { db } = await openForOperator(toInventorySource(undefined, folder.path));
    expect(await db.selectFrom('plan').select('plan_no').execute()).toHaveLength(3);
    await db.destroy();
  }, 60_000);

  it.each([
    [
      'a quotation mark that is not closed',
      { 'plans.csv': 'course_id,title\n1,"open\n' },
      'plans.csv line 2 has a quotation mark',
    ],
    [
      'more cells than columns',
      { 'stock.csv': 'course_id,day\n1,2,3\n' },
      'stock.csv line 2 has 3 cells, not 2',
    ],
    [
      'an unknown column',
      { 'stock.csv': 'course_id,day,starts,colour\n501,2026-12-01,7:00,red\n' },
      'stock.csv line 2:  Unrecognized key',
    ],
  ])(
    'refuses %s',
    async (_what, changes: Record<string, string>, message) => {
      expect(await run(changes)).toContain(message);
    },
    60_000,
  );
});

describe('the file day_prices', () => {
  const folder = testFolder();
  afterAll(() => folder.remove());
  const source = toInventorySource(undefined, folder.path);
  const DAY_PRICES = 'course_id,plan_no,day,price\n';
  const run = async (dayPrices: string) => {
    const writing = await openForOperator(source);
    try {
      await migrate(writing.db, writing.kind);
      const files = writeInventoryFiles(folder.path, { 'day_prices.csv': DAY_PRICES + dayPrices });
      return await importInventory(writing, { path: files }, TODAY).catch(
        (error: Error) => error.message,
      );
    } finally {
      await writing.db.destroy();
    }
  };
  const price = { what: 'dayPrice', courseId: 501, planNo: 2, day: TODAY + 7 } as const;

  it('[issue 14] sells plans at other prices on single days, and an export gives it back as suppliers have left it', async () => {
    expect(await run('501,1,2026-11-28,12300\n502,1,2026-11-28,0\n')).toBe(11);
    const inventory = await openInventory({ source, courses: 'imported', today: TODAY });
    const outcome = await inventory.applyBatch({
      kind: 'batch',
      supplier: 'acme',
      key: 'prices',
      digest: '',
      at: NOW,
      changes: [
        { ...price, price: 4500 },
        { what: 'close', courseId: 501, planNo: 1, day: TODAY + 8 },
      ],
    });
    expect(outcome).toEqual({ generation: expect.any(Number) });
    await inventory.close();
    const given = join(folder.path, 'given');
    mkdirSync(given);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(__dirname, '../../export.ts'), 'day_prices', given],
      { env: { ...passedOn(), GATEWAY_DATA: folder.path } },
    );
    expect(stdout).toBe('day_prices: 3 records exported\n');
    const rows = ['501,1,2026-11-28,12300', '501,2,2026-11-28,4500', '502,1,2026-11-28,0'];
    const text = readFileSync(join(given, 'day_prices.csv'), 'utf8');
    expect(text).toBe(`\ufeff${DAY_PRICES}${rows.join('\n')}\n`);
    expect(await run(rows.join('\n'))).toBe(12);
    const { db } = await openForOperator(source);
    const columns = await loadColumns(db);
    await db.destroy();
    expect(columns.dayPrices.ofCourse.map((own) => [...(own?.price ?? [])])).toEqual([
      [12_300, 4500],
      [0],
    ]);
  }, 60_000);

  it('names rows of no plan, rows that appear twice and prices that are none', async () => {
    const said = await run(
      '501,9,2026-11-28,1\n501,1,2026-11-28,1\n501,1,2026-11-28,2\n501,1,2026-11-29,\n',
    );
    for (const wrong of [
      'day_prices.csv line 2: plan_no 9 of course_id 501 is not in plans',
      'day_prices.csv line 4: this day of plan_no 1',
      'day_prices.csv line 5: price',
    ])
      expect(said).toContain(wrong);
  }, 60_000);
});

it('[R7.15] a file of what is closed is refused where it names nothing, or what is not there', async () => {
  const folder = testFolder();
  const writing = await openForOperator(toInventorySource(undefined, folder.path));
  await migrate(writing.db, writing.kind);
  const closed = 'course_id,plan_no,day\n501,,\n503,,2026-11-28\n501,9,\n501,1,2026-11-31\n';
  const files = writeInventoryFiles(folder.path, { 'closed.csv': closed });
  const said = await importInventory(writing, { path: files }, TODAY).catch(String);
  for (const wrong of [
    'closed.csv line 2: day or plan_no is needed',
    'closed.csv line 3: course_id 503 is not in courses',
    'closed.csv line 4: plan_no 9 of course_id 501 is not in plans',
    'closed.csv line 5: day is not a date',
  ])
    expect(said).toContain(wrong);
  await writing.db.destroy();
  folder.remove();
}, 60_000);

describe('the exact starts', () => {
  const folder = testFolder();
  afterAll(() => folder.remove());
  const source = toInventorySource(undefined, folder.path);

  it('are exported as they were imported and as suppliers have changed them since, and imported again', async () => {
    const given = join(folder.path, 'given');
    mkdirSync(given);
    const importStock = async (stock: string) => {
      const writing = await openForOperator(source);
      await migrate(writing.db, writing.kind);
      const files = writeInventoryFiles(folder.path, { 'stock.csv': stock });
      await importInventory(writing, { path: files }, TODAY);
      await writing.db.destroy();
    };
    const exportStock = async () => {
      await promisify(execFile)(
        process.execPath,
        [join(__dirname, '../../export.ts'), 'stock', given],
        { env: { ...passedOn(), GATEWAY_DATA: folder.path } },
      );
      return readFileSync(join(given, 'stock.csv'), 'utf8');
    };
    const columns = '\ufeffcourse_id,day,starts\n';
    const other = '502,2026-11-28,5:00 13:59\n';
    await importStock(`${columns}501,2026-11-28,7:00 7:08 -7:16\n${other}`);
    expect(await exportStock()).toBe(`${columns}501,2026-11-28,7:00 7:08 -7:16\n${other}`);
    const inventory = await openInventory({ source, courses: 'imported', today: TODAY });
    const day = { courseId: 501, day: TODAY + 7 };
    await inventory.applyBatch({
      kind: 'batch',
      supplier: 'acme',
      key: 'starts',
      digest: '',
      at: NOW,
      changes: [
        { what: 'start', ...day, minute: 7 * 60 + 8, isFree: false },
        { what: 'close', ...day },
      ],
    });
    await inventory.close();
    const changed = `${columns}501,2026-11-28,7:00 -7:08 -7:16\n${other}`;
    expect(await exportStock()).toBe(changed);
    await importStock(changed);
    expect(await exportStock()).toBe(changed);
  }, 60_000);
});

it('refuses an inventory without stock', async () => {
  const folder = testFolder();
  writeFileSync(
    join(folder.path, 'courses.json'),
    '[{"id":1,"name":"a","pref":1,"category":1,"lat":43,"lon":141}]',
  );
  writeFileSync(
    join(folder.path, 'plans.json'),
    '[{"course_id":1,"plan_no":1,"title":"a","price_weekday":5000}]',
  );
  const writing = await openForOperator(toInventorySource(undefined, folder.path));
  await migrate(writing.db, writing.kind);
  await expect(importInventory(writing, folder, TODAY)).rejects.toThrow(
    `there is neither stock.csv nor stock.json in ${folder.path}`,
  );
  await writing.db.destroy();
  folder.remove();
}, 60_000);
