import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { COURSES, testFolder, TODAY } from '../../testing/openTestGateway.ts';
import { type Inventory, openInventory } from '../openInventory.ts';
import { toInventorySource } from '../source.ts';
import { QueryThread } from './queryThread.ts';

function statusAndCause({
  statusCode,
  cause,
}: {
  statusCode?: number;
  cause?: unknown;
}): unknown[] {
  return [statusCode, String(cause)];
}

describe('a database thread', () => {
  const folder = testFolder();
  let inventory: Inventory;
  beforeAll(async () => {
    inventory = await openInventory({
      source: toInventorySource(undefined, folder.path),
      courses: COURSES,
      today: TODAY,
    });
  });
  afterAll(async () => {
    await inventory.close();
    folder.remove();
  });

  it('answers queries, reports errors, and cannot write', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        sql<{ number: number }>`select ${number} as number`.execute(inventory.db),
      ),
    );
    expect(answers.map(({ rows }) => rows[0]?.number)).toEqual(
      Array.from({ length: 50 }, (_, number) => number),
    );
    await expect(sql`select * from no_table`.execute(inventory.db)).rejects.toThrow(
      'no such table',
    );
    await expect(inventory.db.deleteFrom('course').execute()).rejects.toThrow('readonly');
    await expect(inventory.db.transaction().execute(async () => {})).rejects.toThrow(
      'no transactions',
    );
  });

  it('is replaced when it dies: open queries fail, later ones are answered', async () => {
    const script = `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', (question) => {
        if (question === 'close') parentPort.close();
        else if (question.sql === 'die') throw new Error('out of memory');
        else parentPort.postMessage({ id: question.id, rows: [question.sql] });
      });`)}`;
    const thread = new QueryThread(new URL(script), {});
    expect(await thread.ask('one', [])).toEqual(['one']);
    await expect(thread.ask('die', [])).rejects.toThrow('out of memory');
    expect(await thread.ask('two', [])).toEqual(['two']);
    expect(thread.waiting).toBe(0);
    await thread.close();
  });

  it('[R10.05] that cannot start says why, and is started again after a pause', async () => {
    const script = `data:text/javascript,${encodeURIComponent(`
      import { parentPort, workerData } from 'node:worker_threads';
      if (Atomics.add(workerData, 0, 1) < 2) throw new Error('no such file');
      parentPort.on('message', (question) => {
        if (question === 'close') parentPort.close();
        else parentPort.postMessage({ id: question.id, rows: [question.sql] });
      });`)}`;
    const starts = new Int32Array(new SharedArrayBuffer(4));
    const said: string[] = [];
    const pauses = Promise.withResolvers<void>();
    const seen: unknown[] = [];
    const thread = new QueryThread(new URL(script), starts, {
      say: (line) => said.push(line),
      pauseAfter: () => {
        if (said.length === 2) pauses.resolve();
        return 0;
      },
    });
    await expect(thread.ask('one', [])).rejects.toThrow('no such file');
    // there is no thread that could answer, so others are asked
    seen.push(thread.waiting, await thread.ask('two', []).catch(statusAndCause));
    await pauses.promise;
    while (thread.waiting > 0) await setImmediate();
    seen.push(await thread.ask('three', []), Atomics.load(starts, 0));
    expect(seen).toEqual([Infinity, [503, expect.stringContaining('no such file')], ['three'], 3]);
    expect(said).toEqual(Array(2).fill(expect.stringContaining('no such file')));
    await thread.close();
  });

  it('[R10.05] that cannot start can be closed', async () => {
    const script = `data:text/javascript,throw new Error('no such file')`;
    const thread = new QueryThread(
      new URL(script),
      {},
      { say: () => {}, pauseAfter: () => 60_000 },
    );
    await expect(thread.ask('one', [])).rejects.toThrow('no such file');
    await thread.close();
  });

  it('drops the queries of cancelled work that it has not begun, and answers the others', async () => {
    const script = `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      const ran = [];
      parentPort.on('message', (question) => {
        if (question === 'close') return parentPort.close();
        ran.push(question.sql);
        parentPort.postMessage({ id: question.id, rows: [...ran] });
      });`)}`;
    const thread = new QueryThread(new URL(script), {});
    const work = new AbortController();
    const first = thread.ask('first', []);
    const cancelled = Array.from({ length: 10 }, (_, number) =>
      thread.ask(`cancelled ${number}`, [], work.signal),
    );
    const settled = Promise.allSettled(cancelled);
    work.abort(new Error('The client has gone'));
    await first;
    const later = await thread.ask('later', []);
    // one query had gone to the thread together with the first one
    expect(later).toEqual(['first', 'cancelled 0', 'later']);
    expect((await settled).filter(({ status }) => status === 'rejected')).toHaveLength(9);
    await expect(thread.ask('too late', [], work.signal)).rejects.toThrow('The client has gone');
    expect(thread.waiting).toBe(0);
    await thread.close();
  });
});
