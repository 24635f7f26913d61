import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { tell } from 'server-kit/testing/anOwnDatabase';
import { loadSql } from 'server-kit/testing/loadSql';
import { openPostgres } from 'server-kit/database/openPostgres';
import { itNeeds } from 'server-kit/testing/needing';
import { aDatabaseOfOneRole, aDatabaseWithRoles, type WithRoles } from 'server-kit/testing/roles';
import { hasPgbouncer, startPgbouncer } from 'server-kit/testing/startPgbouncer';
import { NO_VISITS } from 'shared-contracts/release';
import { publishWidget, raiseWidget, readStatus, reportVisits } from '../client/index.ts';
import { openSchemas } from '../openSchemas.ts';
import { aBuiltWidget } from '../testing/aBuiltWidget.ts';
import { aRunningRegistry, TOKENS } from '../testing/aRunningRegistry.ts';
import { liveVersions } from '../testing/liveVersions.ts';
import { POSTGRES_SCHEMA } from './migrations/migrate.ts';
import { connectDatabase } from './openDatabase.ts';

// oxlint-disable-next-line node/no-process-env -- the test command may name a server to test with
const SERVER = process.env.TEST_DATABASE_URL;
const withServer = itNeeds('PostgreSQL', SERVER !== undefined);
const withPgbouncer = itNeeds('PgBouncer', SERVER !== undefined && hasPgbouncer);

async function migrate(url: string): Promise<void> {
  const { schemas, close } = openSchemas({ DATABASE_URL: url, REGISTRY_DATA: '' });
  for (const schema of schemas) await schema.migrate();
  await close();
}

/** Publishes, tries and raises a version by two registries in turn, and looks at what visitors get. */
async function publishAndRaise(url: string): Promise<void> {
  const assets = await mkdtemp(join(tmpdir(), 'rights-'));
  const start = () => aRunningRegistry({ database: async () => connectDatabase(url, ''), assets });
  const [one, other] = await Promise.all([start(), start()]);
  const at = (registry: typeof one) => ({
    registryUrl: registry.url,
    token: TOKENS['mf-results'],
    name: 'mf-results',
  });
  await publishWidget({ ...at(one), folder: await aBuiltWidget({ version: '2.0.0' }) });
  const next = await aBuiltWidget({ version: '2.1.0' });
  await publishWidget({ ...at(other), folder: next, canary: 10 });
  const counts = { ...NO_VISITS, visits: 3 };
  await Promise.all(
    [one, other, one, other].map((registry) =>
      reportVisits({
        ...at(registry),
        token: TOKENS.shell,
        reports: [{ widget: 'mf-results', version: '2.1.0', counts }],
      }),
    ),
  );
  expect((await readStatus(at(one))).trial?.canary.counts.visits).toBe(12);
  await raiseWidget({ ...at(one), traffic: 100, reason: 'it does well' });
  expect(
    (await liveVersions(other.url, 'mf-results')).map(({ metadata }) => metadata.version),
  ).toEqual(['2.1.0']);
  await one.stop();
  await other.stop();
  await rm(assets, { recursive: true });
}

async function refusesChanges(database: WithRoles): Promise<void> {
  for (const [statement, refusal] of [
    ['alter table registry.audit add column more text', 'must be owner'],
    ['drop table registry.version', 'must be owner'],
    ['create table registry.more (a text)', 'permission denied'],
    ['truncate registry.audit', 'permission denied'],
    ['delete from registry.audit', 'the audit log only grows'],
  ] as const)
    await expect(tell(database.server, statement)).rejects.toThrow(refusal);
}

withServer(
  '[R10.04] registries publish, try and raise versions with a role that may not change tables',
  async () => {
    const database = await aDatabaseWithRoles(SERVER ?? '');
    await migrate(database.owner);
    await publishAndRaise(database.server);
    await refusesChanges(database);
    await database.drop();
  },
  60_000,
);

withServer(
  '[R10.04] the database of e3c80b9, which its registry owned, is given to an owner, and registries go on',
  async () => {
    const database = await aDatabaseOfOneRole(SERVER ?? '', POSTGRES_SCHEMA);
    const db = openPostgres<object>(database.server, { connections: 1 });
    await loadSql(db, join(__dirname, '../testing/first-schema/postgres.sql'));
    await tell(database.server, `update registry.trial set outcome = 'ended'`);
    await database.split();
    await expect(migrate(database.server)).rejects.toThrow('has no right to change tables');
    await migrate(database.owner);
    await publishAndRaise(database.server);
    await refusesChanges(database);
    await db.destroy();
    await database.drop();
  },
  60_000,
);

withPgbouncer(
  '[R10.04] registries share a few connections of PgBouncer in transaction mode',
  async () => {
    const database = await aDatabaseWithRoles(SERVER ?? '');
    const pgbouncer = await startPgbouncer([database.server, database.owner]);
    await migrate(pgbouncer.through(database.owner));
    await publishAndRaise(pgbouncer.through(database.server));
    // the settings of a session do not come through, those of the role do
    const db = openPostgres<object>(pgbouncer.through(database.server), { connections: 1 });
    const { rows } = await sql`select current_setting('statement_timeout') as limit,
      current_setting('jit') as jit`.execute(db);
    expect(rows).toEqual([{ limit: '30s', jit: 'off' }]);
    await db.destroy();
    await pgbouncer.stop();
    await database.drop();
  },
  60_000,
);
