import { Kysely } from 'kysely';
import { listenPostgres } from 'server-kit/database/listenPostgres';
import { traceQueries } from 'server-kit/database/traceQueries';
import { openPostgres } from 'server-kit/database/openPostgres';
import type { DayNumber } from 'shared-contracts/format';
import { changeThread, type ChangeWriter, changeWriter } from './changes/changeWriter.ts';
import type { FillOptions, FillResult } from './filling/fillInventory.ts';
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
  readonly courses: FillOptions['courses'];
  readonly today: DayNumber;
  /** Called with the progress of a long filling in whole per cent. */
  readonly onProgress?: (percent: number) => void;
  /** Called with the reason when the index could not be read; the last one goes on answering. */
  readonly onFailure?: (error: unknown) => void;
}

/** An inventory that is read, and that suppliers change. */
export interface Inventory extends FollowedInventory, ChangeWriter {
  /**
   * For what the search does not hold: content, advertisements, members, coupons, and rounds for
   * single players.
   */
  readonly db: Kysely<InventoryTables>;
  /** Brings the inventory to a later day; it can be read meanwhile. */
  bringTo(today: DayNumber): Promise<FillResult>;
  close(): Promise<void>;
}

/** An inventory that can be read, filled and changed. */
interface Opened extends Pick<Inventory, 'db' | 'bringTo' | 'close'> {
  /** Returns the thread that writes changes. */
  writing(): QueryThread;
}

const THREADS = 2;
/** The largest number of connections to PostgreSQL. */
export const CONNECTIONS = 8;

function openSqliteThreads(file: string): Pick<Inventory, 'db' | 'close'> {
  const threads = Array.from(
    { length: THREADS },
    () => new QueryThread(new URL('./sqlite/sqliteThread.ts', import.meta.url), { file }),
  );
  const db = new Kysely<InventoryTables>({
    dialect: queryDialect('sqlite', threads),
    log: traceQueries,
  });
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
    settings: SESSION_SETTINGS,
    isCancelled: true,
  });
  return { db, close: () => db.destroy() };
}

function openPgliteThread(folder: string | undefined, courses: FillOptions['courses']): Opened {
  const thread = new QueryThread(new URL('./postgres/pgliteThread.ts', import.meta.url), {
    folder,
    courses,
  });
  return {
    db: new Kysely<InventoryTables>({
      dialect: queryDialect('postgres', [thread]),
      log: traceQueries,
    }),
    writing: () => thread,
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
  const { db, close } =
    source.kind === 'sqlite' ? openSqliteThreads(source.file) : openServer(source.url);
  const writing = changeThread(source);
  return {
    db,
    bringTo,
    writing: writing.of,
    async close() {
      await writing.close();
      await close();
    },
  };
}

/** Wakes the follower when another process has changed the inventory. SQLite has no such news. */
function listen(source: InventorySource, wake: () => void): () => Promise<void> {
  return source.kind === 'postgres'
    ? listenPostgres(source.listenUrl, 'inventory_version', wake)
    : async () => {};
}

/**
 * Opens the inventory, and fills it first when that is needed. Resolves when all rows are there; the
 * search reads the database until its index is in memory.
 */
export async function openInventory(options: InventoryOptions): Promise<Inventory> {
  const opened = await openFilled(options);
  const followed = followInventory(opened.db, options.onFailure ?? (() => {}));
  const stopListening = listen(options.source, followed.wake);
  return {
    ...opened,
    ...followed,
    ...changeWriter(opened.writing, followed.wake),
    async close() {
      followed.stop();
      await stopListening();
      await opened.close();
    },
  };
}
