import type { DayNumber } from 'shared-contracts/format';
import type { WritableInventory } from '../inventory/openForWriting.ts';
import type { InventoryTables } from '../inventory/tables.ts';
import { waitForTurn } from '../inventory/waitForTurn.ts';
import type { ImportRecord } from './readRecords.ts';
import { toAdRows } from './toAdRows.ts';
import { toContentRows } from './toContentRows.ts';
import { toMemberRows } from './toMemberRows.ts';

/** The kinds of records that can be imported; the records of a file replace the whole table. */
const IMPORTS: {
  readonly [Name in ImportName]: (records: readonly ImportRecord[]) => InventoryTables[Name][];
} = { content: toContentRows, ad: toAdRows, member: toMemberRows };
export type ImportName = 'content' | 'ad' | 'member';
/** Says whether a word of the command line names something that can be imported. */
export function isImportName(name: string | undefined): name is ImportName {
  return name !== undefined && Object.hasOwn(IMPORTS, name);
}

/**
 * Replaces a table by these records in one transaction: readers see the old rows until all new ones
 * are written. Returns the number of rows. Rejects with a SyntaxError that names every wrong
 * record; then nothing has changed.
 */
export async function importRecords<Name extends ImportName>(
  { db, kind, bulkInsert }: WritableInventory,
  what: Name,
  records: readonly ImportRecord[],
  today: DayNumber,
): Promise<number> {
  const rows: readonly InventoryTables[Name][] = IMPORTS[what](records);
  const table: ImportName = what;
  await db.transaction().execute(async (transaction) => {
    // a gateway that fills the same table empties it as long as it sees nothing imported
    await waitForTurn(transaction, kind);
    await transaction.deleteFrom(table).execute();
    await bulkInsert(transaction, what, rows);
    await transaction.deleteFrom('imported').where('what', '=', what).execute();
    await transaction.insertInto('imported').values({ what, day: today }).execute();
  });
  return rows.length;
}
