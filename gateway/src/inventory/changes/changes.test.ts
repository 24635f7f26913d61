import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { listenPostgres } from 'server-kit/database/listenPostgres';
import { parseGatewayQuery } from 'shared-contracts/search';
import { aQuery } from '../../testing/aQuery.ts';
import { NOW, testFolder, TODAY } from '../../testing/openTestGateway.ts';
import { type OwnDatabase, ownDatabase, SERVER } from '../../testing/ownDatabase.ts';
import { aChange, type Changeable, readChangeable } from '../../testing/someChanges.ts';
import { drawFrom } from '../filling/random.ts';
import type { InventorySearch } from '../inventorySearch.ts';
import { raiseVersion, readVersion } from '../inventoryVersion.ts';
import { loadColumns } from '../memory/loadColumns.ts';
import { memorySearch } from '../memory/memorySearch.ts';
import { mendIndex } from '../memory/mendIndex.ts';
import { SearchIndex } from '../memory/searchIndex.ts';
import { openForWriting } from '../openForWriting.ts';
import { type Inventory, openInventory } from '../openInventory.ts';
import { COURSE_ORDERS } from '../search/courseOrders.ts';
import { sqlSearch } from '../search/sqlSearch.ts';
import { toCriteria } from '../search/toCriteria.ts';
import { toInventorySource } from '../source.ts';
import type { Change } from './change.ts';
import type { Batch } from './orders.ts';
import { readChanges } from './readChanges.ts';

const COURSES = 24;
const DAYS = 9;

function batch(key: string, changes: readonly Change[]): Batch {
  return {
    kind: 'batch',
    supplier: 'acme',
    key,
    digest: JSON.stringify(changes),
    changes,
    at: NOW,
  };
}

/** What a page and its calendar say. */
async function answers(search: InventorySearch, query: string) {
  const { condition } = parseGatewayQuery(query, { now: NOW });
  const criteria = toCriteria(condition, NOW);
  const order = COURSE_ORDERS[condition.order] ?? 'reservations';
  const found = await search.findCourses(criteria, order, condition.page);
  return {
    query,
    found,
    shown: await search.readShown(criteria, found.ids, { now: NOW, most: Infinity }),
    stock: await search.readStock(criteria, found.ids),
    lowest: await search.readLowestPrices(criteria),
  };
}

describe.each(['sqlite', 'postgres'] as const)('the changes of suppliers on %s', (kind) => {
  const folder = testFolder();
  let database: OwnDatabase;
  let inventory: Inventory;
  let changeable: Changeable;
  beforeAll(async () => {
    mkdirSync(folder.path, { recursive: true });
    database = await ownDatabase(kind, folder.path);
    inventory = await openInventory({
      source: toInventorySource(database.url, folder.path),
      courses: COURSES,
      today: TODAY,
    });
    await inventory.indexed;
    changeable = await readChangeable(inventory.db, TODAY, TODAY + DAYS);
  }, 120_000);
  afterAll(async () => {
    await inventory.close();
    await database.drop();
    folder.remove();
  });

  const changesOf = (seed: number, count: number) => {
    const draw = drawFrom(27, seed);
    return Array.from({ length: count }, () => aChange(draw, changeable));
  };
  const untilGeneration = async (generation: number) => {
    while ((inventory.search().generation ?? 0) < generation) await pause(20);
    return inventory.search();
  };

  it('are found by the next generation of the index, which says what SQL says', async () => {
    const draw = drawFrom(27, kind.length);
    for (let number = 0; number < 12; number += 1) {
      const outcome = await inventory.applyBatch(batch(`found-${number}`, changesOf(number, 60)));
      if (!('generation' in outcome)) throw new Error(JSON.stringify(outcome));
      const search = await untilGeneration(outcome.generation);
      for (let asked = 0; asked < 4; asked += 1) {
        const query = aQuery(draw);
        expect(await answers(search, query)).toEqual(await answers(sqlSearch(inventory.db), query));
      }
    }
  }, 120_000);

  it('mend an index to the columns that reading everything gives, and leave the old one as it was', async () => {
    const version = await readVersion(inventory.db);
    const before = new SearchIndex(await loadColumns(inventory.db));
    const kept = structuredClone(before.columns);
    for (let number = 0; number < 6; number += 1)
      await inventory.applyBatch(batch(`mend-${number}`, changesOf(100 + number, 50)));
    const present = await readVersion(inventory.db);
    const changes = await readChanges(inventory.db, version, present);
    const after = mendIndex(before, changes?.rows ?? []);
    expect(after.columns).toEqual(await loadColumns(inventory.db));
    expect(after.columns).not.toEqual(kept);
    expect(before.columns).toEqual(kept);
    const draw = drawFrom(28);
    for (let asked = 0; asked < 10; asked += 1) {
      const query = aQuery(draw);
      expect(await answers(memorySearch(after.columns, after), query)).toEqual(
        await answers(memorySearch(after.columns), query),
      );
    }
    expect(after.columns.titles).toBe(before.columns.titles);
  }, 60_000);

  it('give a repeated batch its first answer and write nothing, and refuse its key for another one', async () => {
    const first = batch('twice', changesOf(200, 20));
    const answer = await inventory.applyBatch(first);
    await inventory.applyBatch(batch('between', changesOf(201, 20)));
    const state = await loadColumns(inventory.db);
    const version = await readVersion(inventory.db);
    expect(await inventory.applyBatch(first)).toEqual(answer);
    expect(await inventory.applyBatch(batch('twice', changesOf(202, 3)))).toEqual({
      isOtherBatch: true,
    });
    expect(await loadColumns(inventory.db)).toEqual(state);
    expect(await readVersion(inventory.db)).toBe(version);
  });

  it('are written all or none: one that does not fit refuses its batch and is named', async () => {
    const state = await loadColumns(inventory.db);
    const version = await readVersion(inventory.db);
    const [fits] = changesOf(300, 1);
    const { courseId } = changeable.plans[0] ?? { courseId: 0 };
    const outcome = await inventory.applyBatch(
      batch('refused', [
        ...(fits === undefined ? [] : [fits]),
        { what: 'close', courseId: 1, day: TODAY },
        { what: 'close', courseId, planNo: 999 },
        { what: 'close', courseId, day: TODAY - 1 },
      ]),
    );
    expect(outcome).toEqual({
      refusals: [
        { index: 1, message: 'course_id 1 is no course' },
        { index: 2, message: `plan_no 999 is no plan of course ${courseId}` },
        { index: 3, message: 'day 2026-11-20 is not between 2026-11-21 and 2027-06-30' },
      ],
    });
    expect(await loadColumns(inventory.db)).toEqual(state);
    expect(await readVersion(inventory.db)).toBe(version);
  });

  it('of a stream are written once, however often it is sent, up to the first that does not fit', async () => {
    const part = (from: number, changes: readonly Change[]) =>
      inventory.applyPart({
        kind: 'part',
        supplier: 'acme',
        stream: 'all',
        changes,
        sequences: changes.map((_, index) => from + index),
      });
    const changes = changesOf(400, 30);
    const { acknowledged } = await part(1, changes.slice(0, 20));
    expect(acknowledged).toBe(20);
    const wrong: Change = { what: 'close', courseId: 1, day: TODAY };
    const outcome = await part(11, [...changes.slice(10), wrong, wrong]);
    expect(outcome).toEqual({
      acknowledged: 30,
      generation: await readVersion(inventory.db),
      refusal: { sequence: 31, message: 'course_id 1 is no course' },
    });
    const state = await loadColumns(inventory.db);
    const { generation } = outcome;
    expect(await part(1, changes)).toEqual({ acknowledged: 30, generation });
    expect(await loadColumns(inventory.db)).toEqual(state);
    expect(await readVersion(inventory.db)).toBe(generation);
  });

  it('cannot be mended where the log stands for everything or has lost a version', async () => {
    const known = await readVersion(inventory.db);
    expect(await readChanges(inventory.db, known, known)).toEqual({ version: known, rows: [] });
    expect(await readChanges(inventory.db, known, known + 1)).toBeUndefined();
    expect(await readChanges(inventory.db, -1, known)).toBeUndefined();
  });

  if (kind === 'sqlite' || SERVER === undefined) return;
  it('are told to gateways that listen, also after a lost connection', async () => {
    const source = toInventorySource(database.url, folder.path);
    if (source.kind !== 'postgres') throw new Error('The test needs a server.');
    const other = openForWriting(source);
    let news = 0;
    const stop = listenPostgres(source.url, 'inventory_version', () => {
      news += 1;
    });
    const until = async (count: number) => {
      while (news < count) await pause(20);
    };
    await until(1);
    await other.db.transaction().execute(raiseVersion);
    await until(2);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(other.db);
    await until(3);
    await other.db.transaction().execute(raiseVersion);
    await until(4);
    await stop();
    await other.db.destroy();
  });
});
