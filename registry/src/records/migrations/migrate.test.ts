import { Kysely, sql } from 'kysely';
import type { DatabaseKind } from 'server-kit/database/databaseKind';
import { openSqlite, sqliteDialect } from 'server-kit/database/openSqlite';
import { takenAway } from 'server-kit/testing/takenAway';
import { aSharedDatabase } from '../../testing/aSharedDatabase.ts';
import { openEmptyPglite } from '../../testing/openTestDatabase.ts';
import type { RegistryTables } from '../tables.ts';
import { migrate, migrations, POSTGRES_SCHEMA } from './migrate.ts';

// PostgreSQL in WebAssembly starts slowly on a busy machine
jest.setTimeout(120_000);

const MIGRATIONS = [
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

const LINE = {
  at: '2026-11-21T08:00:00.000Z',
  who: 'team',
  act: 'published',
  widget: 'mf-x',
  version: '1.0.0',
  why: '',
};

function openEmpty(kind: DatabaseKind): Kysely<RegistryTables> {
  return kind === 'postgres'
    ? openEmptyPglite()
    : new Kysely<RegistryTables>({ dialect: sqliteDialect(openSqlite(':memory:')) });
}

async function namesOf(db: Kysely<RegistryTables>, kind: DatabaseKind): Promise<string[]> {
  const table = sql.raw(kind === 'postgres' ? 'registry.kysely_migration' : 'kysely_migration');
  const { rows } = await sql<{ name: string }>`SELECT name FROM ${table} ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
}

describe.each(['sqlite', 'postgres'] as const)('the tables in %s', (kind) => {
  let db: Kysely<RegistryTables>;
  beforeEach(() => {
    db = openEmpty(kind);
  });
  afterEach(() => db.destroy());

  it('[R10.04] are created in an empty database, and the migration is recorded', async () => {
    await migrate(db, kind);
    await db.insertInto('audit').values(LINE).execute();
    expect(await db.selectFrom('audit').selectAll().execute()).toEqual([{ id: 1, ...LINE }]);
    expect(await namesOf(db, kind)).toEqual(MIGRATIONS);
  });

  it('[R10.04] take nothing away from registries of the version before', async () => {
    if (kind === 'postgres') await sql`create schema ${sql.id(POSTGRES_SCHEMA)}`.execute(db);
    if (kind === 'postgres') await sql`set search_path to ${sql.id(POSTGRES_SCHEMA)}`.execute(db);
    expect(await takenAway(db, kind, migrations(kind))).toEqual([]);
  });
});

it('[R10.04] several registries that start at once on one PostgreSQL create the tables once', async () => {
  const shared = await aSharedDatabase();
  const { open } = shared;
  const opened = await Promise.all([open(), open(), open(), open()]);
  const [first] = opened;
  await first.acts.insertInto('audit').values(LINE).execute();
  for (const { reads } of opened)
    expect(await reads.selectFrom('audit').select('widget').execute()).toEqual([
      { widget: 'mf-x' },
    ]);
  expect(await namesOf(first.acts, 'postgres')).toEqual(MIGRATIONS);
  await Promise.all(opened.map(({ close }) => close()));
  await shared.drop();
});
