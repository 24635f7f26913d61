import { type Kysely, sql } from 'kysely';
import { AwayError } from '../http/awayError.ts';
import { describeNeeds } from '../testing/needing.ts';
import { openPostgres } from './openPostgres.ts';

// oxlint-disable-next-line node/no-process-env -- the test command may name a server to test with
const url = process.env.TEST_DATABASE_URL;
const withServer = describeNeeds('PostgreSQL', url !== undefined);

/** The process of PostgreSQL that serves the only connection of `db`. */
async function readServerProcess(db: Kysely<object>): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid;
}

withServer('a statement', () => {
  it('ends by itself after 30 s, unless the settings say otherwise', async () => {
    const limitOf = async (settings?: Record<string, string>) => {
      const db = openPostgres<object>(url ?? '', { connections: 1, ...(settings && { settings }) });
      const { rows } = await sql<{ limit: string }>`
        select current_setting('statement_timeout') as limit`.execute(db);
      await db.destroy();
      return rows[0]?.limit;
    };
    expect([await limitOf(), await limitOf({ statement_timeout: '0' })]).toEqual(['30s', '0']);
  });
});

withServer('a pool that nobody asks', () => {
  afterEach(() => void jest.useRealTimers());

  it('keeps one connection, by which a restore sees that its server runs', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const db = openPostgres<object>(url ?? '', { connections: 3 });
    await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.1)`.execute(db)));
    const pid = await readServerProcess(db);
    await jest.advanceTimersByTimeAsync(3_600_000);
    const later = await readServerProcess(db);
    await db.destroy();
    expect(later).toBe(pid);
  });
});

withServer('[R10.05] two transactions that the server cannot put in an order', () => {
  it('are told apart from a failure: one is done, the other may come again later', async () => {
    const db = openPostgres<object>(url ?? '', { connections: 2 });
    const table = sql.id(`skew_${Date.now()}`);
    await sql`create table ${table} (a integer)`.execute(db);
    const bothHaveRead = Promise.withResolvers<void>();
    let reads = 0;
    const write = () =>
      db
        .transaction()
        .setIsolationLevel('serializable')
        .execute(async (transaction) => {
          await sql`select * from ${table}`.execute(transaction);
          reads += 1;
          if (reads === 2) bothHaveRead.resolve();
          await bothHaveRead.promise;
          await sql`insert into ${table} values (1)`.execute(transaction);
        });
    const ended = await Promise.allSettled([write(), write()]);
    const refused = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused).toEqual([expect.any(AwayError)]);
    await sql`drop table ${table}`.execute(db);
    await db.destroy();
  });
});

// what a change meets on a replica, or on a server that was the primary before a failover
withServer('[R10.05] a server that takes no changes', () => {
  it('is read from; a change may come again later, and goes to where the address leads by then', async () => {
    const db = openPostgres<object>(url ?? '', { connections: 1 });
    await sql`set session characteristics as transaction read only`.execute(db);
    const pid = await readServerProcess(db);
    const table = sql.id(`only_read_${Date.now()}`);
    const write = () => sql`create table ${table} ()`.execute(db);
    expect(await readServerProcess(db)).toBe(pid);
    await expect(write()).rejects.toThrow(AwayError);
    // another connection, which a new primary may have
    expect(await readServerProcess(db)).not.toBe(pid);
    await write();
    await sql`drop table ${table}`.execute(db);
    await db.destroy();
  });

  it('ends a transaction in the same way', async () => {
    const db = openPostgres<object>(url ?? '', { connections: 1 });
    await sql`set session characteristics as transaction read only`.execute(db);
    const write = () =>
      db.transaction().execute(async (transaction) => {
        await sql`create table ${sql.id(`only_read_${Date.now()}`)} ()`.execute(transaction);
        await sql`rollback`.execute(transaction);
      });
    await expect(write()).rejects.toThrow('takes no changes');
    await write();
    await db.destroy();
  });
});

// what a connection sees when the server is restarted
withServer('a pool whose PostgreSQL server closes the connection in use', () => {
  const open = () => openPostgres<object>(url ?? '', { connections: 1 });

  it('rejects the query that runs, and answers the next one', async () => {
    const db = open();
    const operator = open();
    const pid = await readServerProcess(db);
    const failed = expect(sql`select pg_sleep(600)`.execute(db)).rejects.toThrow('does not answer');
    const closed = sql`select pg_terminate_backend(${pid}::int, 60000)`.execute(operator);
    await failed;
    // the server has said that it closes the connection, and may not have closed it yet
    expect(await readServerProcess(db)).toBeGreaterThan(0);
    await closed;
    await db.destroy();
    await operator.destroy();
  });

  it('rejects a transaction that waits between two queries, and answers the next one', async () => {
    const db = open();
    const operator = open();
    const failed = db.transaction().execute(async (transaction) => {
      const pid = await readServerProcess(transaction);
      await sql`select pg_terminate_backend(${pid}::int, 60000)`.execute(operator);
      await readServerProcess(transaction);
    });
    await expect(failed).rejects.toThrow();
    expect(await readServerProcess(db)).toBeGreaterThan(0);
    await db.destroy();
    await operator.destroy();
  });

  it('answers all reads of a full pool whose connections are lost at once', async () => {
    const db = openPostgres<object>(url ?? '', { connections: 2 });
    const operator = open();
    const lock = sql.lit(Date.now());
    await sql`select pg_advisory_lock(${lock})`.execute(operator);
    const readLate = () =>
      db.selectNoFrom(sql`pg_advisory_lock_shared(${lock})`.as('lock')).execute();
    const reads = Promise.all([readLate(), readLate()]);
    const waiting = sql<{ pid: number }>`
      select pid from pg_locks where locktype = 'advisory' and not granted
      and ((classid::bigint << 32) | objid::bigint) = ${lock}`;
    let pids: number[] = [];
    while (pids.length < 2) pids = (await waiting.execute(operator)).rows.map(({ pid }) => pid);
    for (const pid of pids)
      await sql`select pg_terminate_backend(${pid}::int, 60000)`.execute(operator);
    await sql`select pg_advisory_unlock(${lock})`.execute(operator);
    expect(await reads).toHaveLength(2);
    await db.destroy();
    await operator.destroy();
  });
});
