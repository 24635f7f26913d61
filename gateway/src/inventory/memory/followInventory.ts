import type { Kysely } from 'kysely';
import type { InventorySearch } from '../inventorySearch.ts';
import { readVersion } from '../inventoryVersion.ts';
import { sqlSearch } from '../search/sqlSearch.ts';
import type { InventoryTables } from '../tables.ts';
import { loadColumns } from './loadColumns.ts';
import { memorySearch } from './memorySearch.ts';

/** Milliseconds between two looks at the version: what has changed is found within two seconds. */
const LOOK_EVERY = 1000;

export interface FollowedInventory {
  /** The search of the last generation that was read; the database's own until the first has been. */
  search(): InventorySearch;
  /** Resolves once the first generation is in memory, or could not be read. */
  readonly indexed: Promise<void>;
  stop(): void;
}

/**
 * Keeps an index of the inventory in memory and reads it anew when the version says that it has changed. The old index
 * answers meanwhile, so that an answer is of one generation. A generation that cannot be read is tried again.
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
