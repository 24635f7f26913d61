import type { Kysely } from 'kysely';
import type { RegistryTables } from './tables.ts';
import type { Hold, WidgetRecord } from './versionRecord.ts';

/** The decisions for a widget about which nobody has decided anything. */
export const UNDECIDED: WidgetRecord = { hold: '', slots: undefined, config: {} };

function toWidgetRecord(row: RegistryTables['widget']): WidgetRecord {
  return {
    hold: row.hold as Hold,
    slots: row.slots === '' ? undefined : (JSON.parse(row.slots) as string[]),
    config: JSON.parse(row.config) as Record<string, unknown>,
  };
}

/** Returns the decisions for one widget; `UNDECIDED` if there are none. */
export async function readDecisions(
  database: Kysely<RegistryTables>,
  name: string,
): Promise<WidgetRecord> {
  const row = await database
    .selectFrom('widget')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst();
  return row === undefined ? UNDECIDED : toWidgetRecord(row);
}

/** Returns the decisions for all widgets by name. A widget without decisions is missing. */
export async function readAllDecisions(
  database: Kysely<RegistryTables>,
): Promise<ReadonlyMap<string, WidgetRecord>> {
  const rows = await database.selectFrom('widget').selectAll().execute();
  return new Map(rows.map((row) => [row.name, toWidgetRecord(row)]));
}
