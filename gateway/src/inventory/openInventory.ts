import { Kysely } from 'kysely';
import type { DayNumber } from 'shared-contracts/format';
import { fillInventory, type FillResult } from './filling/fillInventory.ts';
import { runFilling } from './filling/runFilling.ts';
import { migrate } from './migrations/migrate.ts';
import { openPglite } from './postgres/openPglite.ts';
import { openPostgres } from './postgres/openPostgres.ts';
import { postgresBulkInsert } from './postgres/postgresBulkInsert.ts';
import type { InventorySource } from './source.ts';
import { readerDialect } from './sqlite/readerDialect.ts';
import type { InventoryTables } from './tables.ts';

export interface InventoryOptions {
  readonly source: InventorySource;
  readonly courses: number;
  readonly today: DayNumber;
  readonly onProgress?: (percent: number) => void;
}

export interface Inventory {
  readonly db: Kysely<InventoryTables>;
  /** Brings the inventory to a later day while it goes on being read. */
  bringTo(today: DayNumber): Promise<FillResult>;
  close(): Promise<void>;
}

const THREADS = 2;
const CONNECTIONS = 8;

const openPgliteInventory = async (folder: string | undefined, { courses, today, onProgress }: InventoryOptions): Promise<Inventory> => {
  const db = await openPglite(folder);
  await migrate(db, 'postgres');
  const bringTo = (day: DayNumber) =>
    fillInventory({ db, kind: 'postgres', bulkInsert: postgresBulkInsert, courses, today: day, ...(onProgress === undefined ? {} : { onProgress }) });
  await bringTo(today);
  return { db, bringTo, close: () => db.destroy() };
};

/** Opens the inventory and fills it where that is needed; it answers when all rows are there. */
export const openInventory = async (options: InventoryOptions): Promise<Inventory> => {
  const { source, courses, today, onProgress = () => {} } = options;
  if (source.kind === 'pglite') return openPgliteInventory(source.folder, options);
  const bringTo = (day: DayNumber) => runFilling({ source, courses, today: day }, onProgress);
  await bringTo(today);
  const db = source.kind === 'postgres'
    ? openPostgres(source.url, CONNECTIONS)
    : new Kysely<InventoryTables>({ dialect: readerDialect(source.file, THREADS) });
  return { db, bringTo, close: () => db.destroy() };
};
