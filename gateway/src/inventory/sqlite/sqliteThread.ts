import type { StatementSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { portToParent } from '../threads/portToParent.ts';
import { type Question, toAnswer } from '../threads/queryMessages.ts';
import { openSqlite, toBoundAll } from 'server-kit/database/openSqlite';

/**
 * This thread answers queries. node:sqlite blocks its thread while it reads, and here nothing else
 * waits.
 */
const database = openSqlite((workerData as { file: string }).file, { readOnly: true });

/** Prepared statements by their SQL; the ones that were not used for longest make room. */
const statements = new LRUCache<string, StatementSync>({ max: 200 });

function prepare(sql: string): StatementSync {
  const known = statements.get(sql);
  if (known !== undefined) return known;
  const prepared = database.prepare(sql);
  statements.set(sql, prepared);
  return prepared;
}

const port = portToParent();
port.on('message', async (question: Question | 'close') => {
  if (question !== 'close') {
    port.postMessage(
      await toAnswer(question.id, () => prepare(question.sql).all(...toBoundAll(question.values))),
    );
    return;
  }
  database.close();
  port.close();
});
