import { type ChildProcess, execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { openPostgres } from 'server-kit/database/openPostgres';
import { tell } from 'server-kit/testing/anOwnDatabase';
import { itNeeds } from 'server-kit/testing/needing';
import { aDatabaseWithRoles, type WithRoles } from 'server-kit/testing/roles';
import { hasPgbouncer, type Pgbouncer, startPgbouncer } from 'server-kit/testing/startPgbouncer';
import { coursePlans } from 'shared-contracts/gateway';
import { passedOn } from 'server-kit/testing/passedOn';
import { hashSecret } from './auth/accounts/secretHash.ts';
import { writeInventoryFiles } from './testing/inventoryFiles.ts';
import { testFolder } from './testing/openTestGateway.ts';
import { SERVER } from './testing/ownDatabase.ts';
import { spawnGateway } from './testing/spawnGateway.ts';
import { SUPPLIER_TOKENS, SUPPLIERS_SETTING } from './testing/testSuppliers.ts';

const withServer = itNeeds('PostgreSQL', SERVER !== undefined);
const withPgbouncer = itNeeds('PgBouncer', SERVER !== undefined && hasPgbouncer);

const CLOCK = '2026-11-21T08:00:00+09:00';
const BKEY = 'panda-1001-keyOfTheTest';

const folder = testFolder();
const children: ChildProcess[] = [];
let database: WithRoles | undefined;
let pgbouncer: Pgbouncer | undefined;
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await pgbouncer?.stop();
  await database?.drop();
  pgbouncer = undefined;
  database = undefined;
});
afterAll(() => folder.remove());

async function run(program: string, words: readonly string[], url: string): Promise<void> {
  await promisify(execFile)(process.execPath, [join(__dirname, program), ...words], {
    env: { ...passedOn(), DATABASE_URL: url, GATEWAY_DATA: folder.path, CLOCK },
  });
}

async function writeAccounts(): Promise<string> {
  const file = join(folder.path, 'accounts.json');
  const account = {
    system: 'panda',
    login: 'panda-1001',
    record: { staff_id: '1001' },
    hash: await hashSecret(BKEY, 1024),
  };
  writeFileSync(file, JSON.stringify([account]));
  return file;
}

/** Migrates as the owner, imports as the server's role, and starts two gateways as that role. */
async function startTwo(url: { server: string; owner: string }, listen: string) {
  await run('migrate.ts', [], url.owner);
  await run('import.ts', ['inventory', writeInventoryFiles(folder.path)], url.server);
  const settings = {
    DATABASE_URL: url.server,
    DATABASE_LISTEN_URL: listen,
    GATEWAY_DATA: folder.path,
    AUTH_ACCOUNTS: await writeAccounts(),
    SUPPLIERS: SUPPLIERS_SETTING,
  };
  const started = [spawnGateway(settings), spawnGateway(settings)] as const;
  children.push(...started.map(({ child }) => child));
  return Promise.all([started[0].ready, started[1].ready]);
}

/** Resolves when both gateways hear of changes from PostgreSQL itself. */
async function untilBothListen(direct: string): Promise<void> {
  const db = openPostgres<object>(direct, { connections: 1 });
  for (;;) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(db);
    if (rows[0]?.count === 2) break;
    await pause(20);
  }
  await db.destroy();
}

async function pricesAt(gateway: string): Promise<readonly (number | undefined)[]> {
  const query = 'c_ids=501&area[]=0&year=2026&month=11&day=28&widthday=1';
  const reply = await fetch(`${gateway}/gora/course/plans?${query}`);
  return coursePlans.reply.parse(await reply.json()).plans.map(({ price }) => price);
}

/** A supplier changes a price at one gateway; resolves when the other one sells at it. */
async function changePrice(one: string, other: string, price: number): Promise<void> {
  const change = { what: 'day_price', course_id: 501, plan_no: 1, day: '2026-11-28', price };
  const reply = await fetch(`${one}/gora/supplier/changes`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${SUPPLIER_TOKENS.acme}`,
      'idempotency-key': `price-${price}`,
    },
    body: JSON.stringify({ changes: [change] }),
  });
  expect(await reply.text()).toContain('"accepted":1');
  while (!(await pricesAt(other)).includes(price)) await pause(20);
}

/** Signs in at one gateway, and is known at the other. */
async function signIn(one: string, other: string): Promise<void> {
  const entered = await fetch(`${one}/gora/auth/login/panda`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ bkey: BKEY }),
  });
  const { data } = (await entered.json()) as { data: [{ access_token: string }] };
  const known = await fetch(`${other}/gora/auth/panda`, {
    headers: { authorization: `Bearer ${data[0].access_token}` },
  });
  expect(known.status).toBe(200);
}

async function work([one, other]: readonly [string, string], direct: string): Promise<void> {
  await untilBothListen(direct);
  for (let price = 8000; price < 8005; price += 1) await changePrice(one, other, price);
  await Promise.all(Array.from({ length: 20 }, () => pricesAt(one)));
  await signIn(one, other);
}

withServer(
  '[R7.15] gateways search, sign in, import and take changes with a role that may not change tables',
  async () => {
    database = await aDatabaseWithRoles(SERVER ?? '');
    await work(await startTwo(database, database.server), database.server);
    for (const [statement, refusal] of [
      ['alter table course add column more text', 'must be owner'],
      ['drop table auth_account', 'must be owner'],
      ['create table more (a text)', 'permission denied'],
      ['drop trigger inventory_version_told on inventory_version', 'must be owner'],
    ] as const)
      await expect(tell(database.server, statement)).rejects.toThrow(refusal);
  },
  120_000,
);

withPgbouncer(
  '[R7.15] gateways share three connections of PgBouncer in transaction mode, and listen past it',
  async () => {
    database = await aDatabaseWithRoles(SERVER ?? '');
    pgbouncer = await startPgbouncer([database.server, database.owner]);
    const { server, owner } = database;
    const pooled = { server: pgbouncer.through(server), owner: pgbouncer.through(owner) };
    await work(await startTwo(pooled, server), server);
  },
  120_000,
);
