import type { OpenSchemas } from 'server-kit/database/migrateCommand';
import { authSchema, connectAuthStore } from './auth/store/openAuthStore.ts';
import type { Environment } from './environment.ts';
import { openForOperator } from './import/openForOperator.ts';
import { inventorySchema } from './inventory/migrations/migrate.ts';
import { toInventorySource } from './inventory/source.ts';

/** The program that brings the gateway's tables up to date. */
export const MIGRATE_PROGRAM = 'gateway/src/migrate.js';

/** Opens all tables of the gateway as they are. Rejects for a PGlite database in memory. */
export async function openSchemas({
  DATABASE_URL: databaseUrl,
  GATEWAY_DATA: folder,
}: Pick<Environment, 'DATABASE_URL' | 'GATEWAY_DATA'>): Promise<OpenSchemas> {
  const { db, kind } = await openForOperator(toInventorySource(databaseUrl, folder));
  const auth = connectAuthStore({ databaseUrl, folder });
  return {
    schemas: [inventorySchema(db, kind), authSchema(auth.store, auth.kind)],
    close: async () => {
      await db.destroy();
      await auth.store.destroy();
    },
  };
}
