import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { passedOn } from 'server-kit/testing/passedOn';
import { readVersion } from '../../inventory/inventoryVersion.ts';
import { openForWriting } from '../../inventory/openForWriting.ts';
import { openInventory } from '../../inventory/openInventory.ts';
import { readStock } from '../../inventory/search/readStock.ts';
import { toInventorySource } from '../../inventory/source.ts';
import { longestRun, ALL_GUARDS } from '../../inventory/zoneLanes.ts';
import { OWN_PRICE } from '../../inventory/tables.ts';
import { testFolder, TODAY } from '../../testing/openTestGateway.ts';
import { importChanges } from './importChanges.ts';

const DAY = TODAY + 7;

describe('a file of changes', () => {
  const folder = testFolder();
  const source = toInventorySource(undefined, folder.path);
  if (source.kind === 'pglite') throw new Error('The test writes to SQLite.');
  const file = join(folder.path, 'changes.csv');
  let id = 0;
  beforeAll(async () => {
    const inventory = await openInventory({ source, courses: 3, today: TODAY });
    id = (await inventory.db.selectFrom('course').select('id').executeTakeFirstOrThrow()).id;
    await inventory.close();
  }, 60_000);
  afterAll(() => folder.remove());

  const write = (more = '') =>
    writeFileSync(
      file,
      `what,course_id,plan_no,day,starts,price_saturday,price
stock,${id},,2026-11-28,7:00 7:08 7:16,,
price,${id},1,,,9870,
stock,${id},,2026-11-29,,,
close,${id},2,,,,
day_price,${id},3,2026-11-28,,,4567
day_price,${id},4,2026-11-28,,,4567
day_price,${id},4,2026-11-28,,,
close,${id},5,2026-11-28,,,
${more}`,
    );
  const run = () =>
    promisify(execFile)(process.execPath, [join(__dirname, '../../import.ts'), 'changes', file], {
      env: { ...passedOn(), GATEWAY_DATA: folder.path, CLOCK: '2026-11-21T08:00:00+09:00' },
    });

  it('changes what it names, as a batch of a supplier does, and logs it', async () => {
    const { db } = openForWriting(source);
    const before = await readVersion(db);
    write();
    expect((await run()).stdout).toBe('changes: 8 records imported\n');
    const days = await readStock(db, { from: DAY, to: DAY + 1, weekdays: 255 }, [id]);
    expect(days.map(({ runs }) => longestRun(runs, ALL_GUARDS))).toEqual([3, 0]);
    const plans = await db
      .selectFrom('plan')
      .select(['price0', 'price1', 'price2'])
      .where('course_id', '=', id)
      .where('plan_no', '<=', 2)
      .orderBy('plan_no')
      .execute();
    expect(plans).toEqual([
      expect.objectContaining({ price1: 9870 }),
      { price0: 0, price1: 0, price2: 0 },
    ]);
    const planDays = await db
      .selectFrom('plan_day')
      .selectAll()
      .where('course_id', '=', id)
      .where('day', '=', DAY)
      .where('plan_no', '<=', 5)
      .orderBy('plan_no')
      .execute();
    const key = { course_id: id, day: DAY };
    expect(planDays).toEqual([
      { ...key, plan_no: 3, price: 4567, closed_price: null },
      { ...key, plan_no: 5, price: 0, closed_price: OWN_PRICE },
    ]);
    const log = await db
      .selectFrom('inventory_change')
      .select(['plan_no', 'day'])
      .where('version', '=', before + 1)
      .orderBy('plan_no')
      .orderBy('day')
      .execute();
    // the other day had no starts before
    expect(log).toEqual([
      { plan_no: 0, day: DAY },
      { plan_no: 1, day: 0 },
      { plan_no: 2, day: 0 },
      { plan_no: 3, day: DAY },
      { plan_no: 5, day: DAY },
    ]);
    await db.destroy();
  }, 60_000);

  it('with wrong records changes nothing and names them', async () => {
    const { db } = openForWriting(source);
    const before = await readVersion(db);
    write('open,1,,2026-11-28,,,\n');
    await expect(run()).rejects.toThrow('changes.csv line 10: course_id 1 is no course');
    write('stock,1,,2026-11-28,25:00,,\nprice,1,1,,,,\n');
    await expect(run()).rejects.toThrow(
      /changes.csv line 10: starts has 25:00[^]*changes.csv line 11: names none/,
    );
    expect(await readVersion(db)).toBe(before);
    await db.destroy();
  }, 60_000);

  it('of any length is written in parts and logged as one generation', async () => {
    const writing = openForWriting(source);
    const plans = await writing.db.selectFrom('plan').select(['course_id', 'plan_no']).execute();
    const records = Array.from({ length: 2500 }, (_, number) => ({
      where: `record ${number + 1}`,
      record: {
        what: 'price',
        ...plans[number % plans.length],
        fee2: String(number + 1),
      },
    }));
    const before = await readVersion(writing.db);
    expect(await importChanges(writing, records)).toBe(2500);
    const log = await writing.db
      .selectFrom('inventory_change')
      .select('plan_no')
      .where('version', '=', before + 1)
      .execute();
    expect(log).toHaveLength(plans.length);
    await writing.db.destroy();
  }, 60_000);
});
