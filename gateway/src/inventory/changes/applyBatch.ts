import type { Kysely } from 'kysely';
import type { WritableInventory } from '../openForWriting.ts';
import type { InventoryTables } from '../tables.ts';
import { waitForTurn } from '../waitForTurn.ts';
import type { Batch, BatchOutcome } from './orders.ts';
import { refusalsOf } from './refusals.ts';
import { logWritten, writeChanges } from './writeChanges.ts';

/** Milliseconds for which a key stands for its batch: a day. */
const KEPT = 86_400_000;

async function knownOutcome(
  db: Kysely<InventoryTables>,
  { supplier, key, digest }: Batch,
): Promise<BatchOutcome | undefined> {
  const known = await db
    .selectFrom('supplier_batch')
    .select(['digest', 'version'])
    .where('supplier', '=', supplier)
    .where('batch', '=', key)
    .executeTakeFirst();
  if (known === undefined) return undefined;
  return known.digest === digest ? { generation: known.version } : { isOtherBatch: true };
}

async function note(
  db: Kysely<InventoryTables>,
  { supplier, key, digest, at }: Batch,
  version: number,
): Promise<void> {
  await db
    .insertInto('supplier_batch')
    .values({ supplier, batch: key, digest, version, at })
    .execute();
  await db
    .deleteFrom('supplier_batch')
    .where('at', '<', at - KEPT)
    .execute();
}

/**
 * Writes a batch in one transaction, all of it or nothing. A batch that was written before gets its
 * first answer again and changes nothing.
 */
export function applyBatch(
  { db, kind }: Pick<WritableInventory, 'db' | 'kind'>,
  batch: Batch,
): Promise<BatchOutcome> {
  return db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction, kind);
    const known = await knownOutcome(transaction, batch);
    if (known !== undefined) return known;
    const refusals = await refusalsOf(transaction, batch.changes);
    if (refusals.length > 0) return { refusals };
    const rows = await writeChanges(transaction, batch.changes);
    const generation = await logWritten(transaction, rows);
    await note(transaction, batch, generation);
    return { generation };
  });
}
