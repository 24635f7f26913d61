import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { type AnOwnDatabase, anOwnDatabase } from '../testing/anOwnDatabase.ts';
import { itNeeds } from '../testing/needing.ts';
import { takenAway } from '../testing/takenAway.ts';
import { openPostgres } from './openPostgres.ts';
import { openSqlite, sqliteDialect } from './openSqlite.ts';
import { type Migrations, schemaOf } from './schema.ts';

// oxlint-disable-next-line node/no-process-env -- the test command may name a server to test with
const server = process.env.TEST_DATABASE_URL;

function step(...statements: readonly string[]): Migrations['steps'][string] {
  return {
    async up(db) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

const FIRST = { '001-a': step('create table a (b integer not null)') };
const BOTH = { ...FIRST, '002-c': step('alter table a add column c integer') };
const BROKEN = { ...BOTH, '003-d': step('create table d (e integer)', 'create nonsense') };

function withSteps(steps: Migrations['steps']): Migrations {
  return { name: 'things', steps, table: 'done', postgresSchema: 'things' };
}

describe.each(['sqlite', 'postgres'] as const)('the tables of a server in %s', (kind) => {
  const test = itNeeds('PostgreSQL', kind === 'sqlite' || server !== undefined);
  let folder: string;
  let database: AnOwnDatabase | undefined;
  let opened: Kysely<object>[];
  beforeEach(async () => {
    opened = [];
    folder = await mkdtemp(join(tmpdir(), 'schema-'));
    if (kind === 'postgres' && server !== undefined)
      database = await anOwnDatabase(server, 'schema');
  });
  afterEach(async () => {
    for (const db of opened) await db.destroy();
    await database?.drop();
    await rm(folder, { recursive: true });
  });

  const open = (): Kysely<object> => {
    const db =
      database === undefined
        ? new Kysely<object>({ dialect: sqliteDialect(openSqlite(join(folder, 'a.sqlite'))) })
        : openPostgres<object>(database.url, {
            connections: 1,
            settings: { search_path: 'things' },
          });
    opened.push(db);
    return db;
  };
  const schema = (steps: Migrations['steps'], db = open()) => schemaOf(db, kind, withSteps(steps));

  test('[R10.04] come to be step by step, and who comes again has nothing to do', async () => {
    expect(await schema(BOTH).read()).toEqual({ due: ['001-a', '002-c'], newer: [] });
    expect(await schema(FIRST).migrate()).toEqual(['001-a']);
    expect(await schema(BOTH).read()).toEqual({ due: ['002-c'], newer: [] });
    expect(await schema(BOTH).migrate()).toEqual(['002-c']);
    expect(await schema(BOTH).migrate()).toEqual([]);
  });

  test('[R10.04] of a newer version are taken as they are', async () => {
    await schema(BOTH).migrate();
    expect(await schema(FIRST).read()).toEqual({ due: [], newer: ['002-c'] });
    expect(await schema(FIRST).migrate()).toEqual([]);
  });

  test('[R10.05] stay what they were when a step fails', async () => {
    await schema(FIRST).migrate();
    await expect(schema(BROKEN).migrate()).rejects.toThrow('The migrations of things failed');
    expect(await schema(BROKEN).read()).toEqual({ due: ['002-c', '003-d'], newer: [] });
    expect(await schema(BOTH).migrate()).toEqual(['002-c']);
  });

  test('[R10.04] have each step once when several begin at the same time', async () => {
    const ran = await Promise.all(Array.from({ length: 4 }, () => schema(BOTH).migrate()));
    expect(ran.flat()).toEqual(['001-a', '002-c']);
  });

  test('[R10.04] lose what programs of the version before need: each is told', async () => {
    const db = open();
    if (kind === 'postgres') await sql`create schema things`.execute(db);
    const steps = {
      '001-a': step('create table a (b integer not null, c integer, d integer, e integer)'),
      '002-more': step('alter table a add column f integer', 'create table g (h integer)'),
      '003-less': step('alter table a drop column c'),
      '004-name': step('alter table a rename column d to dd'),
      '005-needed': step('alter table a add column i integer not null default 0'),
      ...(kind === 'postgres' && {
        '006-strict': step(
          'alter table a alter column e set not null',
          'alter table a alter column i drop default',
          'alter table a alter column b type text',
          'create unique index one_f on a (f)',
          'alter table a add column j integer not null',
        ),
      }),
    };
    expect(await takenAway(db, kind, steps)).toEqual([
      '003-less: a.c is gone',
      '004-name: a.d is gone',
      ...(kind === 'postgres'
        ? [
            '006-strict: a.b is text and was int4',
            '006-strict: a.e must have a value',
            '006-strict: a.i has no default',
            '006-strict: a.j is new and must have a value',
            '006-strict: a new rule: a CREATE UNIQUE INDEX one_f ON things.a USING btree (f)',
          ]
        : []),
    ]);
  });
});
