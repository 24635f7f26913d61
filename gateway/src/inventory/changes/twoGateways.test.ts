import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { itNeeds } from 'server-kit/testing/needing';
import { toDayNumber } from 'shared-contracts/format';
import { coursePlans } from 'shared-contracts/gateway';
import { openForWriting } from '../openForWriting.ts';
import { toInventorySource } from '../source.ts';
import type { InventoryTables } from '../tables.ts';
import { need } from '../../testing/need.ts';
import { testFolder } from '../../testing/openTestGateway.ts';
import { type OwnDatabase, ownDatabase, SERVER } from '../../testing/ownDatabase.ts';
import { startGatewayProcess } from '../../testing/startGatewayProcess.ts';
import { SUPPLIER_TOKENS } from '../../testing/testSuppliers.ts';
import { parsePlanId } from '../../routes/course/planId.ts';

const withServer = itNeeds('PostgreSQL', SERVER !== undefined);
const DAY = '2026-11-28';
/** Milliseconds within which every gateway finds a change. */
const LATEST = 2000;
/** Changes of which the one in the middle counts, because this machine may be busy at any moment. */
const CHANGES = 5;

const folder = testFolder();
const children: ChildProcess[] = [];
let database: OwnDatabase | undefined;
let db: Kysely<InventoryTables> | undefined;
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await db?.destroy();
  await database?.drop();
  folder.remove();
});

async function start(url: string): Promise<string> {
  const gateway = await startGatewayProcess({ DATABASE_URL: url, GATEWAY_DATA: folder.path });
  children.push(gateway.child);
  return gateway.url;
}

/** Sends a price of a plan on the day; resolves when the gateway has acknowledged it. */
async function sell(gateway: string, planId: number, price: number): Promise<void> {
  const { courseId, planNo } = parsePlanId(planId);
  const change = { what: 'day_price', course_id: courseId, plan_no: planNo, day: DAY, price };
  const reply = await fetch(`${gateway}/gora/supplier/changes`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${SUPPLIER_TOKENS.acme}`,
      'idempotency-key': `price-${price}`,
    },
    body: JSON.stringify({ changes: [change] }),
  });
  expect(reply.status).toBe(200);
}

async function plansOf(gateway: string, course: number) {
  const query = `c_ids=${course}&area[]=0&year=2026&month=11&day=28&widthday=1`;
  const reply = await fetch(`${gateway}/gora/course/plans?${query}`);
  return coursePlans.reply.parse(await reply.json()).plans;
}

/** Changes the price at one gateway, and returns the milliseconds until the other sells at it. */
async function changeTakes(
  one: string,
  other: string,
  planId: number,
  price: number,
): Promise<number> {
  const begun = performance.now();
  await sell(one, planId, price);
  for (;;) {
    const plans = await plansOf(other, parsePlanId(planId).courseId);
    if (plans.some((plan) => plan.plan_id === planId && plan.price === price))
      return performance.now() - begun;
    await pause(20);
  }
}

function middleOf(times: readonly number[]): number {
  return times.toSorted((one, two) => one - two)[Math.floor(times.length / 2)] ?? Infinity;
}

const listening = sql`from pg_stat_activity where datname = current_database()
  and pid <> pg_backend_pid() and query like 'listen %'`;

withServer(
  '[issue 14] a change at one gateway is found at the other within two seconds, also after both have lost the connection that tells them',
  async () => {
    database = await ownDatabase('postgres', folder.path);
    const url = need(database.url, 'a server');
    const one = await start(url);
    const other = await start(url);
    const source = toInventorySource(url, folder.path);
    if (source.kind !== 'postgres') throw new Error('The test needs a server.');
    const own = openForWriting(source).db;
    db = own;
    const untilBothListen = async () => {
      for (;;) {
        const { rows } = await sql<{
          count: number;
        }>`select count(*)::int as count ${listening}`.execute(own);
        if (rows[0]?.count === 2) return;
        await pause(20);
      }
    };
    const { id } = await own
      .selectFrom('stock')
      .innerJoin('course', 'course.id', 'stock.course_id')
      .select('course.id')
      .where('stock.day', '=', toDayNumber(2026, 11, 28))
      .where('stock.free', '>', 0)
      .orderBy('course.id')
      .executeTakeFirstOrThrow();
    const { plan_id: planId } = need((await plansOf(one, id))[0], 'a plan on this day');

    await untilBothListen();
    const told: number[] = [];
    for (let number = 0; number < CHANGES; number += 1)
      told.push(await changeTakes(one, other, planId, 5000 + number));
    expect(middleOf(told)).toBeLessThan(LATEST);

    const cut: number[] = [];
    for (let number = 0; number < CHANGES; number += 1) {
      await sql`select pg_terminate_backend(pid) ${listening}`.execute(own);
      cut.push(await changeTakes(other, one, planId, 6000 + number));
    }
    expect(middleOf(cut)).toBeLessThan(LATEST);
    await untilBothListen();
    expect(await changeTakes(one, other, planId, 7000)).toBeGreaterThan(0);
  },
  180_000,
);
