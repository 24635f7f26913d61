import { sql } from 'kysely';
import { withWorkSignal } from '../admission/workSignal.ts';
import { type AnOwnDatabase, anOwnDatabase } from '../testing/anOwnDatabase.ts';
import { describeNeeds } from '../testing/needing.ts';
import { hasPgbouncer, type Pgbouncer, startPgbouncer } from '../testing/startPgbouncer.ts';
import { openPostgres } from './openPostgres.ts';
import { type Migrations, schemaOf } from './schema.ts';

// oxlint-disable-next-line node/no-process-env -- the test command may name a server to test with
const server = process.env.TEST_DATABASE_URL;
const withPgbouncer = describeNeeds('PgBouncer', hasPgbouncer && server !== undefined);

withPgbouncer('behind PgBouncer in transaction mode', () => {
  let pgbouncer: Pgbouncer;
  let database: AnOwnDatabase;
  let url: string;
  beforeAll(async () => {
    database = await anOwnDatabase(server ?? '', 'pooled');
    pgbouncer = await startPgbouncer([database.url]);
    url = pgbouncer.through(database.url);
  });
  afterAll(async () => {
    await pgbouncer.stop();
    await database.drop();
  });

  const open = (connections = 1) =>
    openPostgres<object>(url, { connections, settings: { jit: 'off' }, isCancelled: true });

  it('[R10.05] a query ends with its work, and those of others on the same connections go on', async () => {
    const db = open(6);
    const work = new AbortController();
    const slow = Array.from({ length: 2 }, () => sql`select pg_sleep(1)`.execute(db));
    const asleep = withWorkSignal(work, () => sql`select pg_sleep(600)`.execute(db));
    const failed = expect(asleep).rejects.toThrow('canceling statement due to user request');
    const other = openPostgres<object>(server ?? '', { connections: 1 });
    const running = sql<{ count: number }>`select count(*) from pg_stat_activity
      where query = 'select pg_sleep(600)' and state = 'active'`;
    while ((await running.execute(other)).rows[0]?.count === 0) {
      /* not begun */
    }
    work.abort();
    await failed;
    await Promise.all(slow);
    await db.destroy();
    await other.destroy();
  });

  it('[R10.04] migrations that begin at once, or fail, leave no lock on a connection', async () => {
    const name = 'pooled';
    const steps = (last: string): Migrations => ({
      name,
      table: 'done',
      postgresSchema: name,
      steps: {
        '001-a': { up: (db) => sql`create table a (b integer)`.execute(db).then(() => {}) },
        '002-b': {
          up: (db) =>
            sql
              .raw(last)
              .execute(db)
              .then(() => {}),
        },
      },
    });
    const several = Array.from({ length: 4 }, () => open());
    const migrate = (last: string) =>
      Promise.allSettled(several.map((db) => schemaOf(db, 'postgres', steps(last)).migrate()));
    const failed = await migrate('create nonsense');
    expect(failed.map(({ status }) => status)).toEqual(several.map(() => 'rejected'));
    const ran = await migrate('create table b (c integer)');
    const names = ran.map((each) => (each.status === 'fulfilled' ? each.value : each.reason));
    expect(names.flat()).toEqual(['001-a', '002-b']);
    const [db = open()] = several;
    const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
    expect(rows).toEqual([]);
    for (const each of several) await each.destroy();
  });
});
