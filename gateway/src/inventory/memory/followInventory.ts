import type { Kysely } from 'kysely';
import type { InventorySearch } from '../inventorySearch.ts';
import { readVersion } from '../inventoryVersion.ts';
import { sqlSearch } from '../search/sqlSearch.ts';
import type { InventoryTables } from '../tables.ts';
import { loadColumns } from './loadColumns.ts';
import { memorySearch } from './memorySearch.ts';

/** Milliseconds between two looks at the version, so that a change is found within two seconds. */
const LOOK_EVERY = 1000;

export interface FollowedInventory {
  /** Returns the search of the latest generation in memory; before the first one, the search in SQL. */
  search(): InventorySearch;
  /** Resolves when the first generation is in memory or could not be read. Never rejects. */
  readonly indexed: Promise<void>;
  stop(): void;
}

/**
 * Keeps an index of the inventory in memory, and reads it anew when `inventory_version` has changed.
 * The old index answers meanwhile. After a failure, which `onFailure` hears, it tries again.
 */
export function followInventory(
  db: Kysely<InventoryTables>,
  onFailure: (error: unknown) => void,
): FollowedInventory {
  let search = sqlSearch(db);
  let known = 0;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    const version = await readVersion(db);
    if (version === known) return;
    const columns = await loadColumns(db);
    // changed while it was read: the next look reads it again
    if (isStopped || (await readVersion(db)) !== version) return;
    search = memorySearch(columns);
    known = version;
  };
  const lookAgain = async (): Promise<void> => {
    try {
      await look();
    } catch (error) {
      if (!isStopped) onFailure(error);
    }
    if (!isStopped) timer = setTimeout(() => void lookAgain(), LOOK_EVERY).unref();
  };
  return {
    search: () => search,
    indexed: lookAgain(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
