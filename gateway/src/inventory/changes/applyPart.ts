import type { Kysely } from 'kysely';
import type { WritableInventory } from '../openForWriting.ts';
import type { InventoryTables } from '../tables.ts';
import { waitForTurn } from '../waitForTurn.ts';
import type { PartOutcome, StreamPart } from './orders.ts';
import { refusalsOf } from './refusals.ts';
import { logWritten, writeChanges } from './writeChanges.ts';

type Database = Kysely<InventoryTables>;
type StreamName = Pick<StreamPart, 'supplier' | 'stream'>;

/** Returns how far a stream has been written; 0 for one that has not begun. */
export async function readProgress(
  db: Database,
  { supplier, stream }: StreamName,
): Promise<PartOutcome> {
  const known = await db
    .selectFrom('supplier_stream')
    .select(['acknowledged', 'version as generation'])
    .where('supplier', '=', supplier)
    .where('stream', '=', stream)
    .executeTakeFirst();
  return known ?? { acknowledged: 0, generation: 0 };
}

async function writeProgress(
  db: Database,
  { supplier, stream }: StreamName,
  { acknowledged, generation }: PartOutcome,
): Promise<void> {
  await db
    .insertInto('supplier_stream')
    .values({ supplier, stream, acknowledged, version: generation })
    .onConflict((conflict) =>
      conflict.columns(['supplier', 'stream']).doUpdateSet({ acknowledged, version: generation }),
    )
    .execute();
}

/**
 * Writes the next changes of a stream and its progress in one transaction: those that are not
 * acknowledged yet, up to the first that does not fit.
 */
export function applyPart(
  { db, kind }: Pick<WritableInventory, 'db' | 'kind'>,
  part: StreamPart,
): Promise<PartOutcome> {
  return db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction, kind);
    const progress = await readProgress(transaction, part);
    const first = part.sequences.findIndex((sequence) => sequence > progress.acknowledged);
    if (first === -1) return progress;
    const ahead = part.changes.slice(first);
    const [refused] = await refusalsOf(transaction, ahead);
    const end = first + (refused?.index ?? ahead.length);
    const changes = part.changes.slice(first, end);
    const refusal = refused && {
      refusal: { sequence: part.sequences[end] ?? 0, message: refused.message },
    };
    if (changes.length === 0) return { ...progress, ...refusal };
    const generation = await logWritten(transaction, await writeChanges(transaction, changes));
    const written = { acknowledged: part.sequences[end - 1] ?? 0, generation };
    await writeProgress(transaction, part, written);
    return { ...written, ...refusal };
  });
}
