import type { Transaction } from 'kysely';
import type { Change } from '../../inventory/changes/change.ts';
import { refusalsOf } from '../../inventory/changes/refusals.ts';
import { logWritten, writeChanges } from '../../inventory/changes/writeChanges.ts';
import type { ChangedRow } from '../../inventory/inventoryVersion.ts';
import type { WritableInventory } from '../../inventory/openForWriting.ts';
import type { InventoryTables } from '../../inventory/tables.ts';
import { waitForTurn } from '../../inventory/waitForTurn.ts';
import { readChangeRow } from '../../records/changeRecord.ts';
import type { Found } from '../readRecords.ts';

/** Changes that are checked and written at once. */
const AT_ONCE = 1000;
/** Wrong records that are named. */
const MOST_NAMED = 20;

function refuse(wrong: readonly string[]): void {
  if (wrong.length > 0) throw new SyntaxError(wrong.slice(0, MOST_NAMED).join('\n'));
}

/** A change and the place of its record for an operator. */
interface FoundChange {
  readonly where: string;
  readonly change: Change;
}

function readAll(found: readonly Found[]): FoundChange[] {
  const changes: FoundChange[] = [];
  const wrong: string[] = [];
  for (const { where, record } of found) {
    const read = readChangeRow(record);
    if (read.change === undefined) wrong.push(`${where}: ${read.message}`);
    else changes.push({ where, change: read.change });
  }
  refuse(wrong);
  return changes;
}

async function writeAll(
  transaction: Transaction<InventoryTables>,
  found: readonly FoundChange[],
): Promise<void> {
  const rows = new Map<string, ChangedRow>();
  for (let from = 0; from < found.length; from += AT_ONCE) {
    const part = found.slice(from, from + AT_ONCE);
    const changes = part.map(({ change }) => change);
    const refusals = await refusalsOf(transaction, changes);
    refuse(refusals.map(({ index, message }) => `${part[index]?.where}: ${message}`));
    for (const row of await writeChanges(transaction, changes))
      rows.set(`${row.course_id} ${row.plan_no} ${row.day}`, row);
  }
  await logWritten(transaction, [...rows.values()]);
}

/**
 * Writes changes of stock and prices, as suppliers send them, in one transaction. Returns their number.
 * Rejects with a SyntaxError that names wrong records; then nothing has changed.
 */
export async function importChanges(
  { db, kind }: WritableInventory,
  found: readonly Found[],
): Promise<number> {
  const changes = readAll(found);
  await db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction, kind);
    await writeAll(transaction, changes);
  });
  return changes.length;
}
