import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from 'server-kit/database/databaseKind';
import { migrateToLatest } from 'server-kit/database/migrateToLatest';
import type { InventoryTables } from '../tables.ts';
import { inventory001 } from './inventory001.ts';
import { inventory002 } from './inventory002.ts';
import { inventory003 } from './inventory003.ts';
import { inventory004 } from './inventory004.ts';
import { inventory005 } from './inventory005.ts';
import { inventory006 } from './inventory006.ts';
import { inventory007 } from './inventory007.ts';
import { inventory008 } from './inventory008.ts';

function migrations(kind: DatabaseKind): Record<string, Migration> {
  return {
    '001-inventory': inventory001(kind),
    '002-fees': inventory002,
    '003-solo-rounds': inventory003(kind),
    '004-imports': inventory004,
    '005-members': inventory005,
    '006-version': inventory006,
    '007-changes': inventory007(kind),
    '008-day-prices': inventory008(kind),
  };
}

/** Brings the inventory's tables up to date. */
export function migrate(db: Kysely<InventoryTables>, kind: DatabaseKind): Promise<void> {
  return migrateToLatest(db, migrations(kind));
}
