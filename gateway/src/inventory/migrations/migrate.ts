import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from 'server-kit/database/databaseKind';
import { type Schema, schemaOf } from 'server-kit/database/schema';
import type { InventoryTables } from '../tables.ts';
import { inventory001 } from './inventory001.ts';
import { inventory002 } from './inventory002.ts';
import { inventory003 } from './inventory003.ts';
import { inventory004 } from './inventory004.ts';
import { inventory005 } from './inventory005.ts';
import { inventory006 } from './inventory006.ts';
import { inventory007 } from './inventory007.ts';
import { inventory008 } from './inventory008.ts';
import { inventory009 } from './inventory009.ts';
import { inventory010 } from './inventory010.ts';
import { inventory011 } from './inventory011.ts';
import { inventory012 } from './inventory012.ts';

/** All steps of the inventory's tables, by their names. */
export function migrations(kind: DatabaseKind): Record<string, Migration> {
  return {
    '001-inventory': inventory001(kind),
    '002-fees': inventory002,
    '003-solo-rounds': inventory003(kind),
    '004-imports': inventory004,
    '005-members': inventory005,
    '006-version': inventory006,
    '007-changes': inventory007(kind),
    '008-day-prices': inventory008(kind),
    '009-starts': inventory009(kind),
    '010-same-signs': inventory010,
    '011-latin-names': inventory011,
    '012-translations': inventory012,
  };
}

/** The inventory's tables. A registry in the same database has a schema of its own. */
export function inventorySchema(db: Kysely<InventoryTables>, kind: DatabaseKind): Schema {
  return schemaOf(db, kind, {
    name: 'inventory',
    steps: migrations(kind),
    table: 'kysely_migration',
    postgresSchema: 'public',
  });
}

/** Brings the inventory's tables up to date. */
export async function migrate(db: Kysely<InventoryTables>, kind: DatabaseKind): Promise<void> {
  await inventorySchema(db, kind).migrate();
}
