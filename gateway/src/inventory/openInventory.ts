import { Kysely } from 'kysely';
import { openPostgres } from 'server-kit/database/openPostgres';
import type { DayNumber } from 'shared-contracts/format';
import type { FillResult } from './filling/fillInventory.ts';
import { runFilling } from './filling/runFilling.ts';
import { SESSION_SETTINGS } from './postgres/sessionSettings.ts';
import { type FollowedInventory, followInventory } from './memory/followInventory.ts';
import type { InventorySource } from './source.ts';
import type { InventoryTables } from './tables.ts';
import { queryDialect } from './threads/queryDialect.ts';
import { BRING_TO } from './threads/queryMessages.ts';
import { QueryThread } from './threads/queryThread.ts';

export interface InventoryOptions {
  readonly source: InventorySource;
  readonly courses: number;
  readonly today: DayNumber;
  /** Called with the progress of a long filling in whole per cent. */
  readonly onProgress?: (percent: number) => void;
  /** Called with the reason when the index could not be read; the last one goes on answering. */
  readonly onFailure?: (error: unknown) => void;
}

/** An inventory that is read. */
export interface Inventory extends FollowedInventory {
  /**
   * For what the search does not hold: content, advertisements, members, coupons, and rounds for
   * single players.
   */
  readonly db: Kysely<InventoryTables>;
  /** Brings the inventory to a later day; it can be read meanwhile. */
  bringTo(today: DayNumber): Promise<FillResult>;
  close(): Promise<void>;
}

/** An inventory that can be read and filled. */
type Opened = Pick<Inventory, 'db' | 'bringTo' | 'close'>;

const THREADS = 2;
const CONNECTIONS = 8;
/**
 * Milliseconds. A request's deadline cancels its queries earlier; this ends what nobody cancels, and
 * leaves time to read the whole index.
 */
const STATEMENT_TIMEOUT = '30000';

function openSqliteThreads(file: string): Pick<Inventory, 'db' | 'close'> {
  const threads = Array.from(
    { length: THREADS },
    () => new QueryThread(new URL('./sqlite/sqliteThread.ts', import.meta.url), { file }),
  );
  const db = new Kysely<InventoryTables>({ dialect: queryDialect('sqlite', threads) });
  return {
    db,
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

function openServer(url: string): Pick<Inventory, 'db' | 'close'> {
  const db = openPostgres<InventoryTables>(url, {
    connections: CONNECTIONS,
    settings: { ...SESSION_SETTINGS, statement_timeout: STATEMENT_TIMEOUT },
    isCancelled: true,
  });
  return { db, close: () => db.destroy() };
}

function openPgliteThread(folder: string | undefined, courses: number): Opened {
  const thread = new QueryThread(new URL('./postgres/pgliteThread.ts', import.meta.url), {
    folder,
    courses,
  });
  return {
    db: new Kysely<InventoryTables>({ dialect: queryDialect('postgres', [thread]) }),
    bringTo: async (today) =>
      ((await thread.ask(BRING_TO, [today]))[0] as { result: FillResult }).result,
    close: () => thread.close(),
  };
}

async function openFilled({
  source,
  courses,
  today,
  onProgress = () => {},
}: InventoryOptions): Promise<Opened> {
  if (source.kind === 'pglite') {
    const inventory = openPgliteThread(source.folder, courses);
    await inventory.bringTo(today);
    return inventory;
  }
  const bringTo = (day: DayNumber) => runFilling({ source, courses, today: day }, onProgress);
  await bringTo(today);
  return {
    ...(source.kind === 'sqlite' ? openSqliteThreads(source.file) : openServer(source.url)),
    bringTo,
  };
}

/**
 * Opens the inventory, and fills it first when that is needed. Resolves when all rows are there; the
 * search reads the database until its index is in memory.
 */
export async function openInventory(options: InventoryOptions): Promise<Inventory> {
  const opened = await openFilled(options);
  const followed = followInventory(opened.db, options.onFailure ?? (() => {}));
  return {
    ...opened,
    ...followed,
    async close() {
      followed.stop();
      await opened.close();
    },
  };
}
