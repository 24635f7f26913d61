import type { Kysely } from 'kysely';
import { isEverything } from '../inventoryVersion.ts';
import type { InventoryChangeTable, InventoryTables } from '../tables.ts';

/** What has changed since a generation. */
export interface Changes {
  /** The generation that has them all. */
  readonly version: number;
  /** In their order; a later row of a day or a plan replaces an earlier one. */
  readonly rows: readonly InventoryChangeTable[];
}

/** Rows that one look reads. The log is read again for the rest. */
const MOST_ROWS = 20_000;

/** Leaves out the last version where the limit may have cut it. */
function wholeVersions(rows: readonly InventoryChangeTable[]): readonly InventoryChangeTable[] {
  const last = rows.at(-1)?.version;
  return rows.length < MOST_ROWS ? rows : rows.filter(({ version }) => version !== last);
}

/**
 * Returns what the log has after a generation, read at one moment. Undefined if the log does not say
 * all of it up to `present`: a version is missing, or a row stands for everything.
 */
export async function readChanges(
  db: Kysely<InventoryTables>,
  known: number,
  present: number,
): Promise<Changes | undefined> {
  const read = await db
    .selectFrom('inventory_change')
    .selectAll()
    .where('version', '>', known)
    .orderBy('version')
    .limit(MOST_ROWS)
    .execute();
  const rows = wholeVersions(read);
  let version = known;
  for (const row of rows) {
    if (isEverything(row) || row.version > version + 1) return undefined;
    version = row.version;
  }
  return read.length < MOST_ROWS && version < present ? undefined : { version, rows };
}
