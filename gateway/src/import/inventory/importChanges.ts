import type { Transaction } from 'kysely';
import type { Change } from '../../inventory/changes/change.ts';
import { refusalsOf } from '../../inventory/changes/refusals.ts';
import { logWritten, writeChanges } from '../../inventory/changes/writeChanges.ts';
import type { ChangedRow } from '../../inventory/inventoryVersion.ts';
import type { WritableInventory } from '../../inventory/openForWriting.ts';
import type { InventoryTables } from '../../inventory/tables.ts';
import { waitForTurn } from '../../inventory/waitForTurn.ts';
import type { ImportRecord } from '../readRecords.ts';
import { readChange } from '../../records/changeRecord.ts';

/** Changes that are checked and written at once. */
const AT_ONCE = 1000;
/** Wrong records that are named. */
const MOST_NAMED = 20;

/** The column that may be empty, by what a record changes: no starts; the plan's own price again. */
const MAY_BE_EMPTY: Readonly<Record<string, string>> = { stock: 'starts', day_price: 'price' };

/** Leaves out empty cells: a CSV file has a cell for every column. */
function withoutEmpty(record: ImportRecord): ImportRecord {
  const kept = MAY_BE_EMPTY[String(record['what'])];
  return Object.fromEntries(
    Object.entries(record).filter(([name, value]) => value !== '' || name === kept),
  );
}

function refuse(wrong: readonly string[]): void {
  if (wrong.length > 0) throw new SyntaxError(wrong.slice(0, MOST_NAMED).join('\n'));
}

function readAll(records: readonly ImportRecord[]): Change[] {
  const changes: Change[] = [];
  const wrong: string[] = [];
  for (const [index, record] of records.entries()) {
    const read = readChange(withoutEmpty(record));
    if (read.change === undefined) wrong.push(`Record ${index + 1}: ${read.message}`);
    else changes.push(read.change);
  }
  refuse(wrong);
  return changes;
}

async function writeAll(
  transaction: Transaction<InventoryTables>,
  changes: readonly Change[],
): Promise<void> {
  const rows = new Map<string, ChangedRow>();
  for (let from = 0; from < changes.length; from += AT_ONCE) {
    const part = changes.slice(from, from + AT_ONCE);
    const refusals = await refusalsOf(transaction, part);
    refuse(refusals.map(({ index, message }) => `Record ${from + index + 1}: ${message}`));
    for (const row of await writeChanges(transaction, part))
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
  records: readonly ImportRecord[],
): Promise<number> {
  const changes = readAll(records);
  await db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction, kind);
    await writeAll(transaction, changes);
  });
  return changes.length;
}
