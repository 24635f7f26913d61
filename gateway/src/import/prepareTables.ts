import type { Schema } from 'server-kit/database/schema';
import { requireSchemas } from 'server-kit/database/waitForSchemas';
import { toMigrateAtStart } from 'server-kit/settings/fields';
import type { Environment } from '../environment.ts';
import { MIGRATE_PROGRAM } from '../openSchemas.ts';

/**
 * Brings the tables up to date for an operator's command. Rejects with `SchemaBehind` where another
 * program does that, and has not.
 */
export async function prepareTables(environment: Environment, schema: Schema): Promise<void> {
  if (toMigrateAtStart(environment)) await schema.migrate();
  else await requireSchemas([schema], MIGRATE_PROGRAM);
}
