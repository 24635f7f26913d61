import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { toIsoDate } from 'shared-contracts/format';
import { passedOn } from 'server-kit/testing/passedOn';
import { openForOperator } from '../import/openForOperator.ts';
import { drawFrom } from '../inventory/filling/random.ts';
import { openInventory } from '../inventory/openInventory.ts';
import { toInventorySource } from '../inventory/source.ts';
import type { InventoryTables } from '../inventory/tables.ts';
import { csvOf, readCsv } from '../records/csv/readCsv.ts';
import { collect } from '../testing/collect.ts';
import { need } from '../testing/need.ts';
import { NOW, testFolder, TODAY } from '../testing/openTestGateway.ts';
import { ownDatabase } from '../testing/ownDatabase.ts';
import { copyFilledInventory } from '../testing/readyDatabase.ts';
import { aChange, readChangeable } from '../testing/someChanges.ts';
import type { ExportedFile } from './exportedFile.ts';
import { exportFiles } from './exportFiles.ts';
import { dayPrices } from './inventory/dayPrices.ts';
import { plans } from './inventory/plans.ts';
import { stock } from './inventory/stock.ts';
import { writeCsv } from './writeCsv.ts';

const COURSES = 12;
const TABLES = [
  'course',
  'plan',
  'plan_text',
  'plan_day',
  'stock',
  'start_list',
  'coupon',
  'closed_day',
  'closed_plan',
] as const;

/** A program of operators on one database. */
async function run(
  program: 'import' | 'export',
  words: readonly string[],
  database: { readonly GATEWAY_DATA: string; readonly DATABASE_URL?: string | undefined },
): Promise<{ readonly stdout: string; readonly stderr: string }> {
  const { DATABASE_URL, GATEWAY_DATA } = database;
  return promisify(execFile)(process.execPath, [join(__dirname, `../${program}.ts`), ...words], {
    env: {
      ...passedOn(),
      GATEWAY_DATA,
      ...(DATABASE_URL !== undefined && { DATABASE_URL }),
      CLOCK: '2026-11-21T08:00:00+09:00',
      MIGRATE_AT_START: '1',
    },
  });
}

async function rowsOf(db: Kysely<InventoryTables>) {
  const tables = await Promise.all(
    TABLES.map(async (table) => {
      const rows = await db.selectFrom(table).selectAll().execute();
      const texts = rows.map((row) => JSON.stringify(Object.entries(row).toSorted()));
      return [table, texts.toSorted()] as const;
    }),
  );
  return Object.fromEntries(tables);
}

function filesIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder)
      .toSorted()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

/** A filled demonstration that suppliers have changed and closed in part, in SQLite. */
async function changedInventory(folder: string): Promise<Kysely<InventoryTables>> {
  await copyFilledInventory('sqlite', COURSES, TODAY, folder);
  const source = toInventorySource(undefined, folder);
  const inventory = await openInventory({ source, courses: COURSES, today: TODAY });
  const draw = drawFrom(60, 1);
  const changeable = await readChangeable(inventory.db, TODAY, TODAY + 9);
  const { courseId, planNo } = need(changeable.plans[0], 'a plan');
  const changes = [
    ...Array.from({ length: 400 }, () => aChange(draw, changeable)),
    // a plan that is sold on no day, and is not closed
    { what: 'open', courseId, planNo },
    { what: 'price', courseId, planNo, prices: { price0: 0, price1: 0, price2: 0 } },
  ] as const;
  const batch = { kind: 'batch', supplier: 'acme', key: 'a', digest: '', at: NOW } as const;
  expect(await inventory.applyBatch({ ...batch, changes })).toEqual({
    generation: expect.any(Number),
  });
  await inventory.close();
  return (await openForOperator(source)).db;
}

describe('[R7.15] an export of the inventory', () => {
  const folder = testFolder();
  const given = join(folder.path, 'given');
  let before: Awaited<ReturnType<typeof rowsOf>>;
  beforeAll(async () => {
    mkdirSync(given);
    const db = await changedInventory(folder.path);
    before = await rowsOf(db);
    await db.destroy();
    await run('export', ['inventory', given], { GATEWAY_DATA: folder.path });
  }, 60_000);
  afterAll(() => folder.remove());

  it('has each file of the import, and what is closed', () => {
    expect(readdirSync(given).toSorted()).toEqual([
      'closed.csv',
      'coupons.csv',
      'courses.csv',
      'day_prices.csv',
      'plans.csv',
      'stock.csv',
    ]);
    for (const table of ['plan_day', 'closed_day', 'closed_plan', 'coupon'])
      expect([table, before[table]?.length]).not.toEqual([table, 0]);
  });

  it.each(['sqlite', 'postgres'] as const)(
    'gives the same inventory when it is imported into %s, and the same files again',
    async (kind) => {
      const path = join(folder.path, kind);
      const again = join(path, 'again');
      mkdirSync(again, { recursive: true });
      const own = await ownDatabase(kind, path);
      const database = { GATEWAY_DATA: path, DATABASE_URL: own.url };
      await run('import', ['inventory', given], database);
      await run('export', ['inventory', again], database);
      expect(filesIn(again)).toEqual(filesIn(given));
      const source = toInventorySource(own.url, path);
      const inventory = await openInventory({ source, courses: 'imported', today: TODAY });
      expect(await rowsOf(inventory.db)).toEqual(before);
      await inventory.close();
      await own.drop();
    },
    120_000,
  );

  it('opens again what was closed, as the inventory would that it comes from', async () => {
    const path = join(folder.path, 'opened');
    await run('import', ['inventory', given], { GATEWAY_DATA: path });
    const rows = await Promise.all(
      [folder.path, path].map(async (data) => {
        const source = toInventorySource(undefined, data);
        const courses = data === path ? 'imported' : COURSES;
        const inventory = await openInventory({ source, courses, today: TODAY });
        const { plans: all, from, to } = await readChangeable(inventory.db, TODAY, TODAY + 9);
        const ids = [...new Set(all.map(({ courseId }) => courseId))];
        const days = Array.from({ length: to - from + 1 }, (_, at) => from + at);
        const changes = [
          ...ids.flatMap((courseId) =>
            days.map((day) => ({ what: 'open', courseId, day }) as const),
          ),
          ...all.map((plan) => ({ what: 'open', ...plan }) as const),
        ];
        for (let at = 0; at < changes.length; at += 1000)
          await inventory.applyBatch({
            kind: 'batch',
            supplier: 'acme',
            key: `open-${at}`,
            digest: '',
            at: NOW,
            changes: changes.slice(at, at + 1000),
          });
        const opened = await rowsOf(inventory.db);
        await inventory.close();
        return opened;
      }),
    );
    expect(rows[1]).toEqual(rows[0]);
    expect(rows[0]).toMatchObject({ closed_day: [], closed_plan: [] });
  }, 60_000);

  it('needs one thing to export and one folder', async () => {
    for (const words of [[], ['everything', given], ['stock'], ['stock', given, 'more']])
      await expect(run('export', words, { GATEWAY_DATA: folder.path })).rejects.toMatchObject({
        code: 64,
      });
  }, 60_000);
});

describe('[R7.15] an export', () => {
  const folder = testFolder();
  const source = toInventorySource(undefined, folder.path);
  beforeAll(async () => {
    await copyFilledInventory('sqlite', COURSES, TODAY, folder.path);
  }, 60_000);
  afterAll(() => folder.remove());
  const exported = async (name: string) => {
    const bytes = readFileSync(join(folder.path, `${name}.csv`));
    return (await collect(readCsv(csvOf(bytes)))).map(({ record }) => record);
  };

  it('is of one moment: what a supplier changes meanwhile is in all of its files or in none', async () => {
    const inventory = await openInventory({ source, courses: COURSES, today: TODAY });
    const { db } = await openForOperator(source);
    const { course_id: courseId, plan_no: planNo } = await inventory.db
      .selectFrom('plan')
      .select(['course_id', 'plan_no'])
      .orderBy('course_id', 'desc')
      .orderBy('plan_no', 'desc')
      .executeTakeFirstOrThrow();
    const day = TODAY + 3;
    let written = 0;
    /** Writes the same number as a fee of a plan and as its price on a day. */
    const write = () =>
      inventory.applyBatch({
        kind: 'batch',
        supplier: 'acme',
        key: `moment-${(written += 1)}`,
        digest: '',
        at: NOW,
        changes: [
          { what: 'price', courseId, planNo, prices: { fee2: written } },
          { what: 'dayPrice', courseId, planNo, day, price: written },
        ],
      });
    await write();
    const atStart = written;
    let isDone = false;
    const exporting = exportFiles(db, [plans, stock, dayPrices], folder.path, () => {}).finally(
      () => {
        isDone = true;
      },
    );
    while (!isDone) await write();
    await exporting;
    await db.destroy();
    await inventory.close();
    expect(written).toBeGreaterThan(atStart + 3);
    const key = { course_id: String(courseId), plan_no: String(planNo) };
    const find = async (name: string, wanted: Record<string, string>) =>
      (await exported(name)).find((row) =>
        Object.entries(wanted).every(([column, value]) => row[column] === value),
      );
    const price = await find('day_prices', { ...key, day: toIsoDate(day) });
    const plan = await find('plans', key);
    expect(plan?.['fee2']).toBe(price?.['price']);
  }, 60_000);

  it('gives back content, advertisements and members, too', async () => {
    const { db } = await openForOperator(source);
    const read = async () => ({
      content: await db.selectFrom('content').selectAll().orderBy('position').execute(),
      ad: await db.selectFrom('ad').selectAll().orderBy('place').orderBy('position').execute(),
      member: await db.selectFrom('member').selectAll().orderBy('position').execute(),
    });
    writeFileSync(
      join(folder.path, 'first.csv'),
      'place,course_id\npc_top_right,7\n,3\npc_top_right,5\n',
    );
    const database = { GATEWAY_DATA: folder.path };
    await run('import', ['ad', join(folder.path, 'first.csv')], database);
    const sorted = ({ content, ...others }: Awaited<ReturnType<typeof read>>) => ({
      ...others,
      content: content
        .map(({ entry, ...row }) => ({
          ...row,
          // an empty text is as good as none
          entry: Object.entries(JSON.parse(entry) as object)
            .filter(([, value]) => value !== '')
            .toSorted(),
        }))
        .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
    });
    const before = sorted(await read());
    expect(before.content.length).toBeGreaterThan(20);
    for (const what of ['content', 'ad', 'member']) {
      await run('export', [what, folder.path], database);
      await db.deleteFrom(what as 'content' | 'ad' | 'member').execute();
      await run('import', [what, join(folder.path, `${what}.csv`)], database);
    }
    expect(sorted(await read())).toEqual(before);
    await db.destroy();
  }, 60_000);

  it('says how many days it leaves out, since nobody has told their exact starts', async () => {
    const { db } = await openForOperator(source);
    const { numDeletedRows } = await db
      .deleteFrom('start_list')
      .where('day', '=', TODAY + 5)
      .executeTakeFirstOrThrow();
    expect(numDeletedRows).toBe(BigInt(COURSES));
    const known = await db.selectFrom('start_list').selectAll().execute();
    await db.destroy();
    const { stderr, stdout } = await run('export', ['stock', folder.path], {
      GATEWAY_DATA: folder.path,
    });
    const [, left] = /^gateway: stock: left out (\d+) days of which only/.exec(stderr) ?? [];
    const written = Number(/^stock: (\d+) records/.exec(stdout)?.[1]);
    expect(Number(left)).toBeGreaterThan(0);
    // days that have no starts at all are known
    expect(written + Number(left)).toBe(known.length + COURSES);
    expect((await exported('stock')).length).toBe(written);
  }, 60_000);

  it('that fails leaves the files of the last one, and nothing beside them', async () => {
    const { db } = await openForOperator(source);
    const of = (name: string, end: () => void): ExportedFile => ({
      name,
      columns: ['a'],
      async *rows() {
        yield { a: 1 };
        end();
      },
    });
    const path = join(folder.path, 'failing');
    mkdirSync(path);
    const last = { 'one.csv': 'the last\n', 'two.csv': 'the last\n' };
    for (const [name, text] of Object.entries(last)) writeFileSync(join(path, name), text);
    const fail = () => {
      throw new Error('the database has gone');
    };
    const failing = [of('one', () => {}), of('two', fail)];
    await expect(exportFiles(db, failing, path, () => {})).rejects.toThrow('has gone');
    expect(filesIn(path)).toEqual(last);
    await db.destroy();
  });

  it('writes any texts so that they are read again', async () => {
    const file = join(folder.path, 'any.csv');
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', ' ', 'あ') }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ a: text, b: text })), async (rows) => {
        const full = rows.map((row) => ({ ...row, end: 'x' }));
        const written = await writeCsv(
          file,
          ['a', 'b', 'end'],
          (async function* () {
            yield* full;
          })(),
        );
        expect(written).toBe(rows.length);
        const read = await collect(readCsv(csvOf(readFileSync(file))));
        expect(read.map(({ record }) => record)).toEqual(full);
      }),
      { numRuns: 50 },
    );
  });
});
