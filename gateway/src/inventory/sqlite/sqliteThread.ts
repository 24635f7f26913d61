import type { StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { type Question, toAnswer } from '../threads/queryMessages.ts';
import { openSqlite, toBoundAll } from 'server-kit/database/openSqlite';

/** A thread that answers queries: node:sqlite blocks while it reads, and here it blocks nobody else. */
const database = openSqlite((workerData as { file: string }).file, { readOnly: true });

/** Queries come in few shapes; a shape that is not asked for any more makes room. */
const statements = new LRUCache<string, StatementSync>({ max: 200 });

function prepare(sql: string): StatementSync {
  const known = statements.get(sql);
  if (known !== undefined) return known;
  const prepared = database.prepare(sql);
  statements.set(sql, prepared);
  return prepared;
}

parentPort!.on('message', async (question: Question | 'close') => {
  if (question !== 'close') {
    parentPort!.postMessage(
      await toAnswer(question.id, () => prepare(question.sql).all(...toBoundAll(question.values))),
    );
    return;
  }
  database.close();
  parentPort!.close();
});
