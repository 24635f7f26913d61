import type { DayNumber } from 'shared-contracts/format';
import type { WritableInventory } from '../inventory/openForWriting.ts';
import type { ImportRecord } from './readRecords.ts';
import { toAdRows } from './toAdRows.ts';
import { toContentRows } from './toContentRows.ts';
import { toMemberRows } from './toMemberRows.ts';

/** What can be imported; each takes the place of what stood there. */
const IMPORTS = { content: toContentRows, ad: toAdRows, member: toMemberRows } as const;
export type ImportName = keyof typeof IMPORTS;
export function isImportName(name: string | undefined): name is ImportName {
  return name !== undefined && Object.hasOwn(IMPORTS, name);
}

/** Checks every record, then exchanges the table in one transaction: readers see the old rows until the new ones are whole. */
export async function importRecords(
  { db, bulkInsert }: WritableInventory,
  what: ImportName,
  records: readonly ImportRecord[],
  today: DayNumber,
): Promise<number> {
  const rows = IMPORTS[what](records);
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom(what).execute();
    await bulkInsert(transaction, what, rows as never);
    await transaction.deleteFrom('imported').where('what', '=', what).execute();
    await transaction.insertInto('imported').values({ what, day: today }).execute();
  });
  return rows.length;
}
