import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { InventoryTables } from '../tables.ts';
import { type DatabaseKind, inventory001 } from './inventory001.ts';
import { inventory002 } from './inventory002.ts';
import { inventory003 } from './inventory003.ts';
import { inventory004 } from './inventory004.ts';
import { inventory005 } from './inventory005.ts';

/** In order; a name that has run on somebody's database never changes again. */
function migrations(kind: DatabaseKind): Record<string, Migration> {
  return {
    '001-inventory': inventory001(kind),
    '002-fees': inventory002,
    '003-solo-rounds': inventory003(kind),
    '004-imports': inventory004,
    '005-members': inventory005,
  };
}

export async function migrate(db: Kysely<InventoryTables>, kind: DatabaseKind): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(kind) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw new Error('The database could not be brought up to date', { cause: error });
}
