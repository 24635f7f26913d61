import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Batch } from 'gateway/src/inventory/changes/orders.ts';
import { applyBatch } from 'gateway/src/inventory/changes/applyBatch.ts';
import { openForWriting } from 'gateway/src/inventory/openForWriting.ts';
import { registerCourseSearch } from 'gateway/src/routes/course/search.ts';
import { parseQuery } from 'gateway/src/plugins/queryLimit.ts';
import { sqlSearch } from 'gateway/src/inventory/search/sqlSearch.ts';
import { createServer } from 'server-kit/http/createServer';
import { openSqlite } from 'server-kit/database/openSqlite';
import type { PlanName } from './records.ts';
import { CLOCK } from '../sides/startGateway.ts';

const FILE = 'inventory.sqlite';

/** A copy of a gateway's database. It has the same changes later, one generation after the other. */
export interface Replica {
  plans(): Promise<readonly PlanName[]>;
  /** Writes the next batch; returns the generation that it makes. */
  apply(batch: Batch): Promise<number>;
  /** Returns what SQL answers to a search now. */
  answer(path: string): Promise<string>;
}

/** Copies the database of a gateway that nobody changes at present. `ends` closes the copy. */
export async function openReplica(
  from: string,
  to: string,
  ends: AsyncDisposableStack,
): Promise<Replica> {
  // all that the gateway has written goes to the file itself
  const original = openSqlite(join(from, FILE));
  original.exec('pragma wal_checkpoint(truncate)');
  original.close();
  await copyFile(join(from, FILE), join(to, FILE));
  const { db } = openForWriting({ kind: 'sqlite', file: join(to, FILE) });
  ends.defer(() => db.destroy());
  const app = createServer({ logger: false, routerOptions: { querystringParser: parseQuery } });
  registerCourseSearch(app, {
    inventory: { search: () => sqlSearch(db) },
    clock: () => Date.parse(CLOCK),
  });
  ends.defer(() => app.close());
  return {
    plans: () => db.selectFrom('plan').select(['course_id', 'plan_no']).execute(),
    async apply(batch) {
      const outcome = await applyBatch({ db, kind: 'sqlite' }, batch);
      if (!('generation' in outcome))
        throw new Error(`A batch is refused: ${JSON.stringify(outcome)}`);
      return outcome.generation;
    },
    answer: async (path) => (await app.inject(path)).body,
  };
}
