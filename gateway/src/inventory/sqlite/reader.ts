import type { StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { openSqlite, toBoundAll } from './openSqlite.ts';
import type { ReaderAnswer, ReaderQuestion } from './readerMessages.ts';

/** A thread that answers queries: node:sqlite blocks while it reads, and here it blocks nobody else. */
const database = openSqlite((workerData as { file: string }).file, true);

/** Queries come in few shapes; a shape that is not asked for any more makes room. */
const MAX_STATEMENTS = 200;
const statements = new Map<string, StatementSync>();

const prepare = (sql: string): StatementSync => {
  const known = statements.get(sql);
  if (known !== undefined) return known;
  if (statements.size >= MAX_STATEMENTS) statements.delete(statements.keys().next().value!);
  const prepared = database.prepare(sql);
  statements.set(sql, prepared);
  return prepared;
};

const answer = ({ id, sql, values }: ReaderQuestion): ReaderAnswer => {
  try {
    return { id, rows: prepare(sql).all(...toBoundAll(values)) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
};

parentPort!.on('message', (question: ReaderQuestion | 'close') => {
  if (question === 'close') {
    database.close();
    parentPort!.close();
  } else parentPort!.postMessage(answer(question));
});
