import type { InventorySearch } from '../inventory/inventorySearch.ts';
import { loadColumns } from '../inventory/memory/loadColumns.ts';
import { memorySearch } from '../inventory/memory/memorySearch.ts';
import { type Inventory, openInventory } from '../inventory/openInventory.ts';
import { sqlSearch } from '../inventory/search/sqlSearch.ts';
import { toInventorySource } from '../inventory/source.ts';
import { COURSES, NOW, testFolder, TODAY } from './openTestGateway.ts';

/** Eight in the morning, and the hours around the last one in which a round starts; ms since 1970. */
export const TIMES: readonly number[] = [0, 3.5, 4.2, 5.5, 9].map(
  (hours) => NOW + hours * 3_600_000,
);

/** A filled inventory, searched by the database and by the memory. */
interface BothSearches {
  readonly inventory: Inventory;
  readonly sql: InventorySearch;
  readonly memory: InventorySearch;
}

/** Opens them before the tests of a block, and closes them after. Returns what the tests read them by. */
export function openBothSearches(): () => BothSearches {
  const folder = testFolder();
  let both: BothSearches;
  beforeAll(async () => {
    const inventory = await openInventory({
      source: toInventorySource(undefined, folder.path),
      courses: COURSES,
      today: TODAY,
    });
    const memory = memorySearch(await loadColumns(inventory.db));
    both = { inventory, sql: sqlSearch(inventory.db), memory };
  }, 120_000);
  afterAll(async () => {
    await both.inventory.close();
    folder.remove();
  });
  return () => both;
}
