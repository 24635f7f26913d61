import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { passedOn } from 'server-kit/testing/passedOn';
import { testFolder, TODAY } from '../testing/openTestGateway.ts';
import { collect } from '../testing/collect.ts';
import { need } from '../testing/need.ts';
import { fillInventory } from '../inventory/filling/fillInventory.ts';
import { migrate } from '../inventory/migrations/migrate.ts';
import type { WritableInventory } from '../inventory/openForWriting.ts';
import { openInventory } from '../inventory/openInventory.ts';
import { toInventorySource } from '../inventory/source.ts';
import { openSqlite, sqliteDialect } from 'server-kit/database/openSqlite';
import { sqliteBulkInsert } from '../inventory/sqlite/sqliteBulkInsert.ts';
import type { InventoryTables } from '../inventory/tables.ts';
import { pickAds } from '../routes/adplat/pickAds.ts';
import { membersOf, toInfo } from '../routes/user/members.ts';
import { importRecords } from './importRecords.ts';
import { csvOf, readCsv } from '../records/csv/readCsv.ts';
import { readRecords } from './readRecords.ts';

const CSV = `device,region,block,display,href,src,alt,label,date,label_en,label_zh-Hant,src_ko
pc,0,notice,1,/gora/landing/help,,,"台風26号のため、
一部のゴルフ場でクローズ",,,,
pc,102,news,1,/a,,,"「早朝」プラン, 始めました",2026-11-20,Early plans are here,,
pc,102,news,0,/b,,,準備中,2026-11-19,,,
sp,0,lowBanner,,https://golf.example/,/b.jpg,冬のバナー,,,,,/ko.jpg
`;

async function recordsOf(csv: string) {
  const rows = await collect(readCsv(csvOf(Buffer.from(csv))));
  return rows.map(({ record }) => record);
}

async function openSqliteInventory(): Promise<WritableInventory> {
  const database = openSqlite(':memory:');
  return {
    db: new Kysely<InventoryTables>({
      dialect: sqliteDialect(database),
    }),
    kind: 'sqlite',
    bulkInsert: sqliteBulkInsert(database),
  };
}
function contentOf({ db }: Pick<WritableInventory, 'db'>) {
  return db
    .selectFrom('content')
    .selectAll()
    .orderBy('device')
    .orderBy('region')
    .orderBy('block')
    .orderBy('position')
    .execute();
}

describe('importing', () => {
  let inventory: WritableInventory;
  beforeEach(async () => {
    inventory = await openSqliteInventory();
    await migrate(inventory.db, inventory.kind);
  }, 60_000);
  afterEach(() => inventory.db.destroy());

  it('[R7.07] replaces the content by that of a CSV file', async () => {
    expect(await importRecords(inventory, 'content', await recordsOf(CSV), TODAY)).toBe(4);
    const rows = await contentOf(inventory);
    expect(
      rows.map(({ device, region, block, position }) => [device, region, block, position]),
    ).toEqual([
      ['pc', 0, 'notice', 0],
      ['pc', 102, 'news', 0],
      ['pc', 102, 'news', 1],
      ['sp', 0, 'lowBanner', 0],
    ]);
    expect(JSON.parse(need(rows[1], 'second row').entry)).toEqual({
      display: 1,
      href: '/a',
      label: '「早朝」プラン, 始めました',
      date: '2026-11-20',
      // R9.06
      label_en: 'Early plans are here',
    });
    expect(JSON.parse(need(rows[3], 'fourth row').entry)).toMatchObject({ src_ko: '/ko.jpg' });
    expect(JSON.parse(need(rows[0], 'first row').entry)).toMatchObject({
      label: '台風26号のため、\n一部のゴルフ場でクローズ',
    });
  }, 60_000);

  it('[R7.07] changes nothing when a record is wrong, and names every wrong one', async () => {
    await importRecords(inventory, 'content', await recordsOf(CSV), TODAY);
    const before = await contentOf(inventory);
    const wrong = [
      { device: 'pc', region: 99, block: 'news' },
      { device: 'pc', region: 0, block: 'campaign' },
      { device: 'sp', region: 0, block: 'notice', href: 'javascript:alert(1)' },
      { device: 'tv', region: 0, block: 'news', colour: 'red' },
    ];
    await expect(importRecords(inventory, 'content', wrong, TODAY)).rejects.toThrow(
      /record 1: region[\s\S]*record 2: block[\s\S]*record 3: href[\s\S]*record 4: device/,
    );
    expect(await contentOf(inventory)).toEqual(before);
  }, 60_000);

  it('[R7.02] advertises the imported courses of the place, else those of every place', async () => {
    await fillInventory({ ...inventory, courses: 12, today: TODAY });
    const ids = (
      await inventory.db.selectFrom('course').select('id').orderBy('id').limit(5).execute()
    ).map(({ id }) => id);
    const place = { site: 'gora_pc', type: 'top', month: '202611' };
    await importRecords(
      inventory,
      'ad',
      [
        { course_id: ids[0] },
        { place: 'pc_top_right', course_id: ids[4] },
        { place: 'pc_top_right', course_id: ids[2] },
        { place: 'pc_top_right', course_id: 999_999 },
      ],
      TODAY,
    );
    expect(await pickAds(inventory.db, { ...place, content: 'pc_top_right' }, 3)).toEqual([
      ids[4],
      ids[2],
    ]);
    expect(await pickAds(inventory.db, { ...place, content: 'sp_top_right' }, 3)).toEqual([ids[0]]);
    await importRecords(inventory, 'ad', [], TODAY);
    expect(await pickAds(inventory.db, { ...place, content: 'pc_top_right' }, 3)).toHaveLength(3);
  }, 120_000);

  it('[R6.01] replaces the members, and names every wrong record', async () => {
    const csv =
      'id,name,kind,points,transient_points,coupons,rgc,sgc,phone_number\nm-1,朝野 圭,,1200,200,2,1,,\nm-2,夕野 岬,phone,,,,,,03-0000-0000\n';
    expect(await importRecords(inventory, 'member', await recordsOf(csv), TODAY)).toBe(2);
    await fillInventory({ ...inventory, courses: 4, today: TODAY });
    const members = membersOf(inventory.db);
    expect(await members.read({ a: 'b', gora_demo_member: 'rgc' })).toBeUndefined();
    const infos = await Promise.all(
      ['m-1', 'm-2'].map(async (id) =>
        toInfo(need(await members.read({ gora_demo_member: id }), `member ${id}`)),
      ),
    );
    expect(infos).toEqual([
      expect.objectContaining({
        user_info: { name: '朝野 圭' },
        user_point_info: { point: 1200, transient_point: 200 },
        coupon_number: 2,
        rgc_user_flg: 1,
        tel_reservaction_user_flag: 0,
      }),
      expect.objectContaining({
        user_info: { name: '夕野 岬' },
        tel_reservaction_user_flag: 1,
        tel_banner_display_flag: 1,
        tel_banner_number: '03-0000-0000',
      }),
    ]);
    const wrong = [
      { id: 'a b', name: 'x' },
      { id: 'b', name: 'x', points: 1, transient_points: 2 },
      { id: 'c', name: 'x', kind: 'phone', coupons: 1 },
      { id: 'd', name: 'x' },
      { id: 'd', name: 'x', phone_number: '1' },
    ];
    await expect(importRecords(inventory, 'member', wrong, TODAY)).rejects.toThrow(
      /record 1: id [^]*record 2: transient_points [^]*record 3: kind [^]*record 5: phone_number/,
    );
    expect(
      await inventory.db.selectFrom('member').select('id').orderBy('position').execute(),
    ).toEqual([{ id: 'm-1' }, { id: 'm-2' }]);
  }, 120_000);

  it('survives a later filling', async () => {
    await importRecords(inventory, 'content', await recordsOf(CSV), TODAY);
    await fillInventory({ ...inventory, courses: 12, today: TODAY });
    expect(await contentOf(inventory)).toHaveLength(4);
  }, 120_000);
});

describe('the command line', () => {
  const run = (words: readonly string[], environment: NodeJS.ProcessEnv) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      execFile(
        process.execPath,
        [join(__dirname, '../import.ts'), ...words],
        { env: { ...passedOn(), ...environment, CLOCK: '2026-11-21T08:00:00+09:00' } },
        (error, out, complaint) =>
          resolve({
            code: typeof error?.code === 'number' ? error.code : 0,
            said: out + complaint,
          }),
      );
    });

  it.each([
    ['SQLite', () => undefined],
    ['PostgreSQL', (folder: string) => `pglite:${join(folder, 'pg')}`],
  ])(
    '[R7.07] imports a file into %s, and refuses a wrong one without changing anything',
    async (_name, urlIn) => {
      const folder = testFolder();
      try {
        const url = urlIn(folder.path);
        if (url !== undefined) mkdirSync(join(folder.path, 'pg'));
        const environment = {
          GATEWAY_DATA: folder.path,
          ...(url !== undefined && { DATABASE_URL: url }),
        };
        const good = join(folder.path, 'good.csv');
        const bad = join(folder.path, 'bad.json');
        writeFileSync(good, CSV);
        writeFileSync(
          bad,
          JSON.stringify([{ device: 'pc', region: 0, block: 'news', href: 'javascript:alert(1)' }]),
        );
        expect(await run(['content', good], environment)).toEqual({
          code: 0,
          said: 'content: 4 records imported\n',
        });
        expect(await run(['content', bad], environment)).toMatchObject({
          code: 1,
          said: expect.stringContaining('record 1: href'),
        });
        expect(await run(['courses'], environment)).toMatchObject({ code: 64 });
        const inventory = await openInventory({
          source: toInventorySource(url, folder.path),
          courses: 4,
          today: TODAY,
        });
        expect(await contentOf(inventory)).toHaveLength(4);
        await inventory.close();
      } finally {
        folder.remove();
      }
    },
    120_000,
  );
});

describe('a JSON file', () => {
  const folder = testFolder();
  afterAll(() => folder.remove());

  it.each(['{}', '[1]', '[null]', 'x'])('must be a list of objects: %s', async (text) => {
    const path = join(folder.path, 'a.json');
    writeFileSync(path, text);
    await expect(collect(readRecords(path))).rejects.toThrow(SyntaxError);
    expect(() => readRecords(`${path}x`)).toThrow(new SyntaxError(`there is no file ${path}x`));
  });
});
