import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { openPostgres } from 'server-kit/database/openPostgres';
import { openSqlite, sqliteDialect } from 'server-kit/database/openSqlite';
import { type AnOwnDatabase, anOwnDatabase } from 'server-kit/testing/anOwnDatabase';
import { loadSql } from 'server-kit/testing/loadSql';
import { itNeeds } from 'server-kit/testing/needing';
import { replay, type Sent } from 'server-kit/testing/replay';
import { publishWidget, raiseWidget, readStatus } from '../../client/index.ts';
import { aBuiltWidget } from '../../testing/aBuiltWidget.ts';
import { aRunningRegistry, type RunningRegistry, TOKENS } from '../../testing/aRunningRegistry.ts';
import { liveVersions } from '../../testing/liveVersions.ts';
import { connectDatabase, openDatabase } from '../openDatabase.ts';
import { registrySchema } from './migrate.ts';

/**
 * A database as the registry of commit e3c80b9 has left it, before it had migrations: four published
 * versions, one of them on trial with counted visits, a pinned and a configured widget, a preview's
 * secret. Beside it the statements that this registry sent.
 */
const FIRST_SCHEMA = join(__dirname, '../../testing/first-schema');
// oxlint-disable-next-line node/no-process-env -- the test command may name a server to test with
const SERVER = process.env.TEST_DATABASE_URL;

describe.each(['sqlite', 'postgres'] as const)('the database of e3c80b9 in %s', (kind) => {
  const test = itNeeds('PostgreSQL', kind === 'sqlite' || SERVER !== undefined);
  let folder: string;
  let database: AnOwnDatabase | undefined;
  let registry: RunningRegistry | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'first-schema-'));
    if (kind === 'postgres' && SERVER !== undefined)
      database = await anOwnDatabase(SERVER, 'registry');
    const db = database
      ? openPostgres<object>(database.url, { connections: 1 })
      : new Kysely<object>({ dialect: sqliteDialect(openSqlite(join(folder, 'records.sqlite'))) });
    await loadSql(db, join(FIRST_SCHEMA, `${kind}.sql`));
    await db.destroy();
  });
  afterEach(async () => {
    await registry?.stop();
    await database?.drop();
    await rm(folder, { recursive: true });
  });

  test('[R10.04] is migrated, and all that it had is there: versions, trial, visits, holds, settings, audit log', async () => {
    const opened = connectDatabase(database?.url, folder);
    const schema = registrySchema(opened.acts, kind);
    const steps = [
      '001-records',
      '002-tokens',
      '003-publishing',
      '004-last-use',
      '005-collected',
      '006-errors',
      '007-heard',
      '009-watch',
      '010-sessions',
      '011-causes',
    ];
    expect(await schema.read()).toEqual({ due: steps, newer: [] });
    const secret = await opened.reads.selectFrom('secret').selectAll().execute();
    expect(await schema.migrate()).toEqual(steps);
    await opened.close();

    registry = await aRunningRegistry({ database: () => openDatabase(database?.url, folder) });
    const { url } = registry;
    const live = await liveVersions(url, 'mf-results');
    expect(
      live.map(({ metadata, deployment }) => [metadata.version, deployment.traffic]).toSorted(),
    ).toEqual([
      ['1.1.0', 80],
      ['1.2.0', 20],
    ]);
    const status = await readStatus({ registryUrl: url, name: 'mf-results' });
    expect(status.versions.map(({ version }) => version)).toEqual(['1.2.0', '1.1.0', '1.0.0']);
    expect(status.acts.map(({ act }) => act)).toEqual([
      ...Array.from({ length: 3 }, () => 'published'),
      'configured',
      'raised',
      'preview-issued',
    ]);
    expect(status.trial).toMatchObject({
      version: '1.2.0',
      steps: [50, 100],
      canary: { counts: { visits: 5 } },
    });
    const { body } = await registry.call('GET', '/widgets', TOKENS.operator);
    expect(body['widgets']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'mf-ads', hold: 'pinned' }),
        expect.objectContaining({ name: 'mf-results', config: { heading: '結果' } }),
      ]),
    );
    const again = connectDatabase(database?.url, folder);
    expect(await again.reads.selectFrom('secret').selectAll().execute()).toEqual(secret);
    await again.close();
    const act = { registryUrl: url, token: TOKENS['mf-results'] };
    await raiseWidget({ ...act, name: 'mf-results', traffic: 100, reason: 'it does well' });
    const next = await aBuiltWidget({ version: '1.3.0' });
    expect(await publishWidget({ ...act, folder: next, canary: 10 })).toMatchObject({
      version: '1.3.0',
      traffic: 10,
    });
  });
});

const withServer = itNeeds('PostgreSQL', SERVER !== undefined);

withServer(
  '[R10.04] what a registry of e3c80b9 says to its database comes to the same after the migrations',
  async () => {
    const { url, drop } = await anOwnDatabase(SERVER ?? '', 'registry');
    const db = openPostgres<object>(url, { connections: 1 });
    await loadSql(db, join(FIRST_SCHEMA, 'postgres.sql'));
    // it finds its tables by this setting of its session
    await sql`set search_path to registry`.execute(db);
    const text = await readFile(join(FIRST_SCHEMA, 'statements.json'), 'utf8');
    const statements = JSON.parse(text) as Sent[];
    const before = await replay(db, statements);
    const opened = await openDatabase(url, '');
    // a later step may add columns
    expect(await replay(db, statements)).toMatchObject(before);
    // among them are rows
    expect(before.find(([sent]) => sent.startsWith('select * from "version"'))?.[1]).toHaveLength(
      3,
    );
    await opened.close();
    await db.destroy();
    await drop();
  },
);
