import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from 'server-kit/database/databaseKind';
import { migrateToLatest } from 'server-kit/database/migrateToLatest';
import type { RegistryTables } from '../tables.ts';
import { registry001 } from './registry001.ts';
import { registry002 } from './registry002.ts';
import { registry003 } from './registry003.ts';
import { registry004 } from './registry004.ts';

/** The schema that keeps the registry's tables apart from others in the same database. */
export const POSTGRES_SCHEMA = 'registry';

function migrations(kind: DatabaseKind): Record<string, Migration> {
  return {
    '001-records': registry001(kind),
    '002-tokens': registry002,
    '003-publishing': registry003,
    '004-last-use': registry004,
  };
}

/**
 * Runs the registry's missing migrations. Several registries may do so on one PostgreSQL at once.
 */
export function migrate(db: Kysely<RegistryTables>, kind: DatabaseKind): Promise<void> {
  return migrateToLatest(
    db,
    migrations(kind),
    kind === 'postgres' ? { migrationTableSchema: POSTGRES_SCHEMA } : {},
  );
}
