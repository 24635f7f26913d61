import type { OpenSchemas } from 'server-kit/database/migrateCommand';
import type { Environment } from './environment.ts';
import { registrySchema } from './records/migrations/migrate.ts';
import { connectDatabase } from './records/openDatabase.ts';

/** The program that brings the registry's tables up to date. */
export const MIGRATE_PROGRAM = 'registry/src/migrate.js';

/** Opens the registry's tables as they are. */
export function openSchemas({
  DATABASE_URL,
  REGISTRY_DATA,
}: Pick<Environment, 'DATABASE_URL' | 'REGISTRY_DATA'>): OpenSchemas {
  const { acts, kind, close } = connectDatabase(DATABASE_URL, REGISTRY_DATA);
  return { schemas: [registrySchema(acts, kind)], close };
}
