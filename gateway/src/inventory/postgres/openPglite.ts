import { Kysely, PGliteDialect } from 'kysely';
import type { InventoryTables } from '../tables.ts';

const BIGINT = 20;

/** PostgreSQL compiled to WebAssembly; loaded only where it is asked for. */
export const openPglite = async (folder: string | undefined): Promise<Kysely<InventoryTables>> => {
  const { PGlite } = await import('@electric-sql/pglite');
  const pglite = await PGlite.create({ ...(folder === undefined ? {} : { dataDir: folder }), parsers: { [BIGINT]: Number } });
  return new Kysely<InventoryTables>({ dialect: new PGliteDialect({ pglite }) });
};
