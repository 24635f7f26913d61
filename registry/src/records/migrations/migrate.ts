import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from 'server-kit/database/databaseKind';
import { type Schema, schemaOf } from 'server-kit/database/schema';
import type { RegistryTables } from '../tables.ts';
import { registry001 } from './registry001.ts';
import { registry002 } from './registry002.ts';
import { registry003 } from './registry003.ts';
import { registry004 } from './registry004.ts';
import { registry005 } from './registry005.ts';
import { registry006 } from './registry006.ts';
import { registry007 } from './registry007.ts';
import { registry009 } from './registry009.ts';
import { registry010 } from './registry010.ts';
import { registry011 } from './registry011.ts';

/** The schema that keeps the registry's tables apart from others in the same database. */
export const POSTGRES_SCHEMA = 'registry';

/** All steps of the registry's tables, by their names. */
export function migrations(kind: DatabaseKind): Record<string, Migration> {
  return {
    '001-records': registry001(kind),
    '002-tokens': registry002,
    '003-publishing': registry003,
    '004-last-use': registry004,
    '005-collected': registry005,
    '006-errors': registry006,
    '007-heard': registry007,
    '009-watch': registry009,
    '010-sessions': registry010,
    '011-causes': registry011,
  };
}

/** The registry's tables. */
export function registrySchema(db: Kysely<RegistryTables>, kind: DatabaseKind): Schema {
  return schemaOf(db, kind, {
    name: 'registry',
    steps: migrations(kind),
    table: 'kysely_migration',
    postgresSchema: POSTGRES_SCHEMA,
  });
}

/**
 * Runs the registry's missing migrations. Several registries may do so on one PostgreSQL at once.
 */
export async function migrate(db: Kysely<RegistryTables>, kind: DatabaseKind): Promise<void> {
  await registrySchema(db, kind).migrate();
}
