import { type ChildProcess, execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { openPostgres } from 'server-kit/database/openPostgres';
import { openSqlite, sqliteDialect } from 'server-kit/database/openSqlite';
import { tell } from 'server-kit/testing/anOwnDatabase';
import { itNeeds } from 'server-kit/testing/needing';
import { replay, type Sent } from 'server-kit/testing/replay';
import { takenAway } from 'server-kit/testing/takenAway';
import { courseSearch } from 'shared-contracts/gateway';
import { passedOn } from 'server-kit/testing/passedOn';
import { authMigrations } from './auth/store/openAuthStore.ts';
import { migrations } from './inventory/migrations/migrate.ts';
import { openSchemas } from './openSchemas.ts';
import { FIRST_SCHEMA, FIRST_SECRETS, loadFirstSchema } from './testing/firstSchema.ts';
import { testFolder } from './testing/openTestGateway.ts';
import { type OwnDatabase, ownDatabase, SERVER } from './testing/ownDatabase.ts';
import { spawnGateway } from './testing/spawnGateway.ts';

const withServer = itNeeds('PostgreSQL', SERVER !== undefined);

const folder = testFolder();
const children: ChildProcess[] = [];
const databases: OwnDatabase[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const database of databases) await database.drop();
  folder.remove();
});

async function open(kind: 'sqlite' | 'postgres'): Promise<string | undefined> {
  const database = await ownDatabase(kind, folder.path);
  databases.push(database);
  return database.url;
}

function toSettings(url: string | undefined) {
  return { GATEWAY_DATA: folder.path, ...(url !== undefined && { DATABASE_URL: url }) };
}

function start(settings: Readonly<Record<string, string>>) {
  const gateway = spawnGateway(settings);
  children.push(gateway.child);
  return gateway;
}

/** Runs a program of an operator. */
function run(
  program: string,
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
) {
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(__dirname, program), ...words],
      { env: { ...passedOn(), ...settings } },
      (error, out, complaint) => resolve({ code: error?.code ?? 0, said: out + complaint }),
    );
  });
}

async function searchSaturday(url: string) {
  const query = 'area[]=0&year=2026&month=11&day=28&widthday=1';
  const reply = await fetch(`${url}/gora/course/search?${query}`);
  const { items, plans } = courseSearch.reply.parse(await reply.json());
  return { names: items.map(({ c_name }) => c_name).toSorted(), plans: JSON.stringify(plans) };
}

const DUE = {
  inventory:
    '006-version, 007-changes, 008-day-prices, 009-starts, 010-same-signs, 011-latin-names, 012-translations',
  auth: '002-attempts, 003-session-start, 004-security-keys, 005-authorization-codes',
};

describe.each(['sqlite', 'postgres'] as const)('the database of e3c80b9 in %s', (kind) => {
  const test = kind === 'postgres' ? withServer : it;

  test('[R7.15][R3.22] is migrated by the program while a gateway waits for it; then everything in it is read', async () => {
    const url = await open(kind);
    await loadFirstSchema(url, folder.path);
    const settings = toSettings(url);
    // on a shared database in production a gateway leaves tables alone, unless it is told
    const gateway = start({ ...settings, ...(kind === 'sqlite' && { MIGRATE_AT_START: 'no' }) });
    const lacks = `the database lacks inventory ${DUE.inventory}; auth ${DUE.auth}: run gateway/src/migrate.js`;
    while (!gateway.said().includes('waits')) await pause(20);
    expect(gateway.said()).toContain(lacks);

    expect(await run('migrate.ts', ['--check'], settings)).toEqual({
      code: 2,
      said: `inventory: due: ${DUE.inventory}\nauth: due: ${DUE.auth}\n`,
    });
    expect(await run('migrate.ts', [], settings)).toEqual({
      code: 0,
      said: `inventory: has run ${DUE.inventory}\nauth: has run ${DUE.auth}\n`,
    });
    expect(await run('migrate.ts', ['--check'], settings)).toEqual({
      code: 0,
      said: 'inventory: up to date\nauth: up to date\n',
    });

    const address = await gateway.ready;
    const saturday = await searchSaturday(address);
    expect(saturday.names).toEqual(['朝芝カントリー倶楽部', '海の丘, ゴルフ']);
    for (const shown of ['昼食付き\\nセルフ', '土日限定', '15800', '21000'])
      expect(saturday.plans).toContain(shown);
    const blocks = await fetch(`${address}/gora/content/blocks?device=pc&region=102&v=1`);
    expect(await blocks.text()).toContain('早朝プラン始めました');
    const askWho = (token: string) =>
      fetch(`${address}/gora/auth/panda`, { headers: { authorization: `Bearer ${token}` } });
    // a session from before goes on
    expect((await askWho(FIRST_SECRETS.token[kind])).status).toBe(200);
    const entered = await fetch(`${address}/gora/auth/login/panda`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ bkey: FIRST_SECRETS.bkey }),
    });
    expect(entered.status).toBe(200);
  }, 120_000);

  test('[R10.04] loses nothing that gateways of the version before need, at any step', async () => {
    for (const steps of [migrations(kind), authMigrations]) {
      const url = await open(kind);
      const db =
        url === undefined
          ? new Kysely<object>({ dialect: sqliteDialect(openSqlite(':memory:')) })
          : openPostgres<object>(url, { connections: 1 });
      expect(await takenAway(db, kind, steps)).toEqual([]);
      await db.destroy();
    }
  }, 60_000);
});

withServer(
  '[R10.04] what a gateway of e3c80b9 says to its database comes to the same after the migrations',
  async () => {
    const url = (await open('postgres')) ?? '';
    await loadFirstSchema(url, folder.path);
    const db = openPostgres<object>(url, { connections: 1 });
    const statements = await readFile(join(FIRST_SCHEMA, 'statements.json'), 'utf8');
    const before = await replay(db, JSON.parse(statements) as Sent[]);
    const { schemas, close } = await openSchemas({ DATABASE_URL: url, GATEWAY_DATA: folder.path });
    for (const schema of schemas) await schema.migrate();
    // rows may have more columns
    expect(await replay(db, JSON.parse(statements) as Sent[])).toMatchObject(before);
    // among them are rows
    expect(before.find(([sent]) => sent.includes('"course"."id"'))?.[1]).toHaveLength(2);
    await close();
    await db.destroy();
  },
  60_000,
);

withServer(
  '[R10.04] a gateway goes on with tables of a newer version, and its programs say so',
  async () => {
    const url = (await open('postgres')) ?? '';
    await loadFirstSchema(url, folder.path);
    const settings = toSettings(url);
    await run('migrate.ts', [], settings);
    for (const statement of [
      'alter table course add column later integer not null default 0',
      'alter table auth_session add column later text',
      "insert into kysely_migration values ('010-later', '2027-01-01T00:00:00.000Z')",
      "insert into auth_migration values ('005-later', '2027-01-01T00:00:00.000Z')",
    ])
      await tell(url, statement);
    expect(await run('migrate.ts', ['--check'], settings)).toEqual({
      code: 0,
      said: 'inventory: up to date; of a newer version: 010-later\nauth: up to date; of a newer version: 005-later\n',
    });
    for (const told of ['yes', 'no']) {
      const gateway = start({ ...settings, MIGRATE_AT_START: told });
      expect((await searchSaturday(await gateway.ready)).names).toHaveLength(2);
      gateway.child.kill('SIGKILL');
    }
  },
  120_000,
);

withServer(
  "an operator's import says which program comes first, where tables are not its own",
  async () => {
    const url = (await open('postgres')) ?? '';
    const { code, said } = await run('import.ts', ['inventory', folder.path], toSettings(url));
    expect([code, said]).toEqual([1, expect.stringContaining('run gateway/src/migrate.js')]);
  },
  60_000,
);
