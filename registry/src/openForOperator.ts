import { requireSchemas } from 'server-kit/database/waitForSchemas';
import { toMigrateAtStart } from 'server-kit/settings/fields';
import type { Environment } from './environment.ts';
import { MIGRATE_PROGRAM, openSchemas } from './openSchemas.ts';
import { openDatabase } from './records/openDatabase.ts';
import { recordStore, type RecordStore } from './records/recordStore.ts';

/**
 * Opens the records for a program that an operator runs beside the registry. Rejects with `SchemaBehind`
 * where a step of the migrations is due and the server itself may not take it (ADR 059).
 */
export async function openForOperator(settings: Environment): Promise<RecordStore> {
  if (!toMigrateAtStart(settings)) {
    const { schemas, close } = openSchemas(settings);
    await requireSchemas(schemas, MIGRATE_PROGRAM).finally(close);
  }
  return recordStore(await openDatabase(settings.DATABASE_URL, settings.REGISTRY_DATA));
}
