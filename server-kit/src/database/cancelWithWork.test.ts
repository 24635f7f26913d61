import { sql } from 'kysely';
import { withWorkSignal } from '../admission/workSignal.ts';
import { describeNeeds } from '../testing/needing.ts';
import { openPostgres } from './openPostgres.ts';

// oxlint-disable-next-line node/no-process-env -- the test command may name a server to test with
const url = process.env.TEST_DATABASE_URL;
const withServer = describeNeeds('PostgreSQL', url !== undefined);

withServer('a query on a PostgreSQL server', () => {
  const open = (settings: Record<string, string> = {}) =>
    openPostgres<object>(url ?? '', { connections: 1, settings, isCancelled: true });

  it('is cancelled with its work, and the connection answers the next one', async () => {
    const db = open();
    const work = new AbortController();
    const asleep = withWorkSignal(work, () => sql`select pg_sleep(600)`.execute(db));
    const failed = expect(asleep).rejects.toThrow('canceling statement due to user request');
    const running = sql<{ count: number }>`select count(*) from pg_stat_activity
      where query = 'select pg_sleep(600)' and state = 'active'`;
    const other = open();
    while ((await running.execute(other)).rows[0]?.count === 0) {
      /* not begun */
    }
    work.abort(new Error('The client has gone'));
    await failed;
    // the server says that it has ended before its list of statements does
    while ((await running.execute(other)).rows[0]?.count !== 0) {
      /* still in the list; a statement that goes on fails the test by its time */
    }
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await expect(withWorkSignal(work, () => sql`select 1`.execute(db))).rejects.toThrow(
      'The client has gone',
    );
    await db.destroy();
    await other.destroy();
  });

  it('ends by its time-out when nobody cancels it', async () => {
    const db = open({ statement_timeout: '20' });
    await expect(sql`select pg_sleep(600)`.execute(db)).rejects.toThrow('statement timeout');
    await db.destroy();
  });
});
