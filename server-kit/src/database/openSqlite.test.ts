import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { withWorkSignal } from '../admission/workSignal.ts';
import { openSqlite, sqliteDialect } from './openSqlite.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sqlite-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Opens the same file twice, as two processes do; the first one has the lock for writing. */
async function openLocked(longestWait?: number) {
  const open = () =>
    new Kysely<object>({
      dialect: sqliteDialect(openSqlite(join(folder, 'a.sqlite')), longestWait),
    });
  const first = open();
  const second = open();
  await sql`create table a (b integer)`.execute(first);
  const begun = Promise.withResolvers<void>();
  const unlock = Promise.withResolvers<void>();
  const writing = first.transaction().execute(async (transaction) => {
    await sql`insert into a values (1)`.execute(transaction);
    begun.resolve();
    await unlock.promise;
  });
  await begun.promise;
  const write = () => sql`insert into a values (2)`.execute(second);
  const close = async () => {
    unlock.resolve();
    await writing;
    await first.destroy();
    await second.destroy();
  };
  return { second, write, writing, unlock: unlock.resolve, close };
}

describe('a statement on a SQLite file that another process writes to', () => {
  it('waits without holding up the event loop, and is then done', async () => {
    const { second, write, unlock, close } = await openLocked();
    const written = write();
    // only a free event loop gets here
    await setImmediate();
    unlock();
    await written;
    const { rows } = await sql`select b from a order by b`.execute(second);
    expect(rows).toEqual([{ b: 1 }, { b: 2 }]);
    await close();
  });

  it('is given up when the work that it belongs to is cancelled', async () => {
    const { write, close } = await openLocked();
    const work = new AbortController();
    const written = withWorkSignal(work, write);
    await setImmediate();
    work.abort();
    await expect(written).rejects.toThrow('aborted');
    await close();
  });

  it('[R10.05] that holds the lock too long says that it may come again, and why', async () => {
    const { write, close } = await openLocked(0);
    await expect(write()).rejects.toMatchObject({
      name: 'AwayError',
      statusCode: 503,
      retryAfter: expect.any(Number),
      cause: expect.objectContaining({ message: 'database is locked' }),
    });
    await close();
  });

  it('[R10.05] says the same when it has read what another one has changed since', async () => {
    const { second, writing, unlock, close } = await openLocked();
    const changed = second.transaction().execute(async (transaction) => {
      await sql`select b from a`.execute(transaction);
      unlock();
      await writing;
      await sql`insert into a values (2)`.execute(transaction);
    });
    await expect(changed).rejects.toMatchObject({ name: 'AwayError', statusCode: 503 });
    await close();
  });
});
